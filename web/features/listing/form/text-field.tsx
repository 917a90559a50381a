import type { ComponentProps, ReactNode } from 'react';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { requiredFields, type TextField as Name } from './listing-values.ts';
import type { ListingForm } from './use-listing-form.ts';

interface TextFieldProps {
  form: ListingForm;
  name: Name;
  label: string;
  hint?: ReactNode;
  input?: ComponentProps<'input'>;
  /** More than one line. */
  lines?: number;
  maxLength?: number;
  placeholder?: string;
}

export function TextField({ form, name, label, hint, input, lines, maxLength, placeholder }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={form.errors[name]} required={requiredFields.has(name)}>
      {(control) => {
        const shared = {
          ...control,
          name,
          maxLength,
          placeholder,
          value: form.values[name],
          onBlur: () => form.leave(name),
          autoComplete: 'off',
        };
        return lines ? (
          <Textarea {...shared} rows={lines} onChange={(event) => form.change({ [name]: event.target.value })} />
        ) : (
          <Input {...shared} {...input} onChange={(event) => form.change({ [name]: event.target.value })} />
        );
      }}
    </Field>
  );
}
