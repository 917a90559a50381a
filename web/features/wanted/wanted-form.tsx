import { useEffect, type ReactNode } from 'react';
import type { WantedAd, WantedFilters } from '@forecourt/contract/wanted/wanted-shapes.ts';
import { wanted } from '@forecourt/contract/wanted/wanted.ts';
import { maxWantedText, maxWantedTitle } from '@forecourt/contract/wanted/wanted-values.ts';
import { useCallForm } from '../../lib/use-call-form.ts';
import { readWhole } from '../../lib/whole-number.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { Form } from '../../ui/form.tsx';
import { Input } from '../../ui/input.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { words } from './words.ts';

const shape = wanted.add.input;

interface WantedFormProps {
  filters: WantedFilters;
  /** Proposed from the filters, until the user types another. */
  suggested: { title: string; budget: number | undefined };
  /** The ad to edit. */
  ad?: WantedAd;
  /** How the filters are selected. */
  renderFilters: (id: string) => ReactNode;
  send: (input: { title: string; filters: WantedFilters; budget: number; text: string }) => Promise<unknown>;
  submit: string;
}

/** The car that is wanted, and the budget. The filters are part of the page's address. */
export function WantedForm({ filters, suggested, ad, renderFilters, send, submit }: WantedFormProps) {
  const call = useCallForm({
    shape,
    values: {
      title: ad?.title ?? suggested.title,
      filters,
      budget: ad?.budget ?? suggested.budget ?? (undefined as unknown as number),
      text: ad?.text ?? '',
    },
    failed: words.notSaved,
    send,
  });
  const { form, errors, isSubmitting } = call;
  const state = JSON.stringify(filters);
  useEffect(() => {
    form.setValue('filters', JSON.parse(state) as WantedFilters, { shouldValidate: form.formState.isSubmitted });
    if (!ad && !form.formState.dirtyFields.title) form.setValue('title', suggested.title);
  }, [form, state, ad, suggested.title]);
  const refused = errors.filters?.message ?? errors.filters?.root?.message;
  return (
    <Form call={call}>
      <fieldset className="grid gap-2.5" aria-describedby="wanted-filters">
        <legend className="mb-1.5 text-sm font-semibold">
          What it must be
          <span className="ml-0.5 text-accent-ink" aria-hidden="true">
            *
          </span>
        </legend>
        {renderFilters('wanted-filters')}
        {refused && <FieldError id="wanted-filters-error">{refused}</FieldError>}
      </fieldset>
      <Field
        label="Title"
        required
        error={errors.title?.message}
        hint="What people read first on the board."
        length={{ text: form.watch('title'), most: maxWantedTitle }}
      >
        {(control) => <Input {...control} maxLength={maxWantedTitle} {...form.register('title')} />}
      </Field>
      <Field
        label="What you would pay"
        required
        error={errors.budget?.message}
        hint="Cars up to this price match. Everyone can see it."
      >
        {(control) => (
          <span className="relative block max-w-60">
            <span
              aria-hidden="true"
              className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-3"
            >
              $
            </span>
            <Input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              className="pl-7!"
              {...form.register('budget', {
                setValueAs: (typed: string | number | undefined) => readWhole(String(typed ?? '')) ?? Number.NaN,
              })}
            />
          </span>
        )}
      </Field>
      <Field
        label="More about it"
        error={errors.text?.message}
        hint="Everyone can see this. Leave out phone numbers and addresses."
        length={{ text: form.watch('text') ?? '', most: maxWantedText }}
      >
        {(control) => <Textarea {...control} rows={5} {...form.register('text')} />}
      </Field>
      <Button type="submit" busy={isSubmitting} className="justify-self-start">
        {submit}
      </Button>
    </Form>
  );
}
