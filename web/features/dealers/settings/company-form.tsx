import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import type { CompanySettings } from '@forecourt/contract/dealers/company.ts';
import { maxCompanyDescription } from '@forecourt/contract/dealers/settings-values.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { HoursEditor } from '../../../shared/hours/hours-editor.tsx';
import { Input } from '../../../ui/input.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { useStaysInView } from '../../../lib/use-stays-in-view.ts';
import { AwayField, dayAfter } from './away-field.tsx';
import { Clash } from './clash.tsx';
import { usualWeek } from './company-values.ts';
import { useCompanyForm } from './use-company-form.ts';
import { words } from './words.ts';

interface CompanyFormProps {
  settings: CompanySettings;
  userId: number;
  /** The logo with its change button. */
  logo: ReactNode;
  onSessionEnd: () => unknown;
  /** The login prompt, shown once the session has ended. */
  sessionEnded: ReactNode;
}

export function CompanyForm({ settings, userId, logo, onSessionEnd, sessionEnded }: CompanyFormProps) {
  const { call, values, isDirty, clash, discard } = useCompanyForm({ settings, userId, onSessionEnd });
  const { form, errors, isSubmitting } = call;
  const hoursSection = useStaysInView<HTMLElement>('hours');
  const hourErrors = Array.from({ length: 7 }, (_, day) => {
    const dayErrors = errors.opening_hours?.[day];
    return dayErrors?.from?.message ?? dayErrors?.to?.message;
  });
  return (
    <Form call={call} className="grid gap-7">
      {sessionEnded}
      {clash && <Clash {...clash} />}
      <div className="grid items-start gap-x-8 gap-y-5 sm:grid-cols-2">
        {logo}
        <Field label={words.companyName} hint={words.nameFixed}>
          {(control) => <Input {...control} value={settings.company_name} readOnly className="!bg-sunken text-ink-2" />}
        </Field>
        <Field label={words.phone} hint={words.phoneHint} error={errors.phone?.message}>
          {(control) => <Input {...control} {...form.register('phone')} type="tel" autoComplete="off" />}
        </Field>
        <Field label={words.website} error={errors.website?.message}>
          {(control) => (
            <Input
              {...control}
              {...form.register('website')}
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="https://"
            />
          )}
        </Field>
      </div>
      <Field
        label={words.description}
        hint={words.descriptionHint}
        error={errors.description?.message}
        length={{ text: values.description, most: maxCompanyDescription }}
      >
        {(control) => <Textarea {...control} {...form.register('description')} />}
      </Field>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <Controller
          control={form.control}
          name="opening_hours"
          render={({ field: { value, onChange, ref } }) => (
            <section
              ref={hoursSection}
              aria-label={words.hours}
              className="scroll-mt-24 overflow-hidden rounded-l border border-line"
            >
              <Switch
                ref={ref}
                label={words.hours}
                text={words.hoursText(settings.time_zone)}
                checked={value !== null}
                onChange={({ target }) => onChange(target.checked ? (settings.opening_hours ?? usualWeek) : null)}
              />
              {value && (
                <div className="px-5 pb-4">
                  <HoursEditor hours={value} onChange={onChange} errors={hourErrors} />
                </div>
              )}
            </section>
          )}
        />
        <Controller
          control={form.control}
          name="away"
          render={({ field: { value, onChange, ref } }) => (
            <section aria-label={words.away} className="overflow-hidden rounded-l border border-line">
              <Switch
                ref={ref}
                label={words.away}
                text={words.awayText}
                checked={value !== null}
                onChange={({ target }) =>
                  onChange(
                    target.checked ? (settings.away ?? { text: '', back_on: dayAfter(settings.today, 7) }) : null,
                  )
                }
              />
              {value && (
                <AwayField
                  away={value}
                  today={settings.today}
                  onChange={onChange}
                  errors={{ text: errors.away?.text?.message, back_on: errors.away?.back_on?.message }}
                />
              )}
            </section>
          )}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 max-sm:[&>button]:w-full">
        <Button type="submit" busy={isSubmitting} disabled={!isDirty || clash !== null}>
          {words.save}
        </Button>
        {isDirty && (
          <>
            <Button kind="plain" onClick={discard}>
              {words.discard}
            </Button>
            <p className="text-sm text-ink-2">{words.unsaved}</p>
          </>
        )}
      </div>
    </Form>
  );
}
