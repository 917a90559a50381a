import clsx from 'clsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { requiredFields } from './listing-values.ts';
import type { ListingForm } from './use-listing-form.ts';
import { showWhole } from '../../../lib/whole-number.ts';

interface NumberFieldProps {
  form: ListingForm;
  name: 'year' | 'price' | 'mileage' | 'minimum_offer';
  label: string;
  hint?: string;
  placeholder: string;
  /** Shown in the field before or after the number. */
  before?: string;
  behind?: string;
  /** False for years. */
  grouped?: boolean;
}

/** Accepts numbers as people write them, and groups the digits on blur. */
export function NumberField({
  form,
  name,
  label,
  hint,
  placeholder,
  before,
  behind,
  grouped = true,
}: NumberFieldProps) {
  function leave() {
    const shown = showWhole(form.values[name], grouped);
    if (shown !== form.values[name]) form.change({ [name]: shown });
    form.leave(name);
  }
  return (
    <Field label={label} {...(hint && { hint })} error={form.errors[name]} required={requiredFields.has(name)}>
      {(control) => (
        <span className="relative block">
          {before && <Unit className="left-3.5">{before}</Unit>}
          <Input
            {...control}
            name={name}
            value={form.values[name]}
            placeholder={placeholder}
            inputMode="numeric"
            autoComplete="off"
            className={clsx(before && 'pl-7!', behind && 'pr-10!')}
            onChange={(event) => form.change({ [name]: event.target.value })}
            onBlur={leave}
          />
          {behind && <Unit className="right-3.5">{behind}</Unit>}
        </span>
      )}
    </Field>
  );
}

const Unit = ({ className, children }: { className: string; children: string }) => (
  <span
    aria-hidden="true"
    className={clsx('pointer-events-none absolute top-1/2 -translate-y-1/2 text-ink-3', className)}
  >
    {children}
  </span>
);
