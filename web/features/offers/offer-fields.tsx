import { useWatch, type FieldErrors, type UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { OfferAmount } from '@forecourt/contract/offers/offer-shapes.ts';
import { maxOfferNote, validHours } from '@forecourt/contract/offers/offer-values.ts';
import { text } from '@forecourt/contract/kit/shapes.ts';
import { readWhole, showWhole } from '../../lib/whole-number.ts';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { Textarea } from '../../ui/textarea.tsx';

const enterAmount = 'Please enter an amount of at least $1, in whole dollars';

/** The fields as typed. */
export const offerFields = {
  amount: z.string().transform(readWhole).pipe(z.number(enterAmount).pipe(OfferAmount)),
  valid_hours: z
    .enum(validHours.map(String) as [string, ...string[]])
    .transform((hours) => Number(hours) as 24 | 48 | 72),
  note: text(maxOfferNote),
};

interface Typed {
  amount: string;
  valid_hours: string;
  note: string;
}

interface OfferFieldsProps {
  // oxlint-disable-next-line no-explicit-any -- a form with these fields and others
  form: UseFormReturn<any, unknown, any>;
  errors: FieldErrors<Typed>;
  hint: string;
  noteHint: string;
}

/** Amount, time to respond and a note: the same for an offer and a counter-offer. */
export function OfferFields({ form, errors, hint, noteHint }: OfferFieldsProps) {
  const note = (useWatch({ control: form.control, name: 'note' }) as string | undefined) ?? '';
  const amount = form.register('amount');
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_180px]">
        <Field label="Amount" required hint={hint} error={errors.amount?.message}>
          {(control) => (
            <span className="relative block">
              <span
                aria-hidden="true"
                className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-3"
              >
                $
              </span>
              <Input
                {...control}
                {...amount}
                inputMode="numeric"
                autoComplete="off"
                className="pl-7!"
                onBlur={(event) => {
                  void amount.onBlur(event);
                  form.setValue('amount', showWhole(event.target.value, true));
                }}
              />
            </span>
          )}
        </Field>
        <Field label="Time to respond">
          {(control) => (
            <Select {...control} {...form.register('valid_hours')}>
              {validHours.map((hours) => (
                <option key={hours} value={hours}>
                  {hours} hours
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Field label="Note" hint={noteHint} error={errors.note?.message} length={{ text: note, most: maxOfferNote }}>
        {(control) => <Textarea {...control} {...form.register('note')} rows={3} />}
      </Field>
    </>
  );
}
