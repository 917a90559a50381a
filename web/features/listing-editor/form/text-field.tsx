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
  /** Number of lines, if more than one. */
  lines?: number;
  /** Longer input is accepted, so that pasted text isn't cut, but shows an error. */
  longest?: number;
  placeholder?: string;
}

export function TextField({ form, name, label, hint, input, lines, longest, placeholder }: TextFieldProps) {
  return (
    <Field
      label={label}
      hint={hint}
      error={form.errors[name]}
      required={requiredFields.has(name)}
      {...(longest && { length: { text: form.values[name], most: longest } })}
    >
      {(control) => {
        const shared = {
          ...control,
          name,
          placeholder,
          value: form.values[name],
          onBlur: () => form.leave(name),
          autoComplete: 'off',
        };
        const change = (text: string) => form.change({ [name]: text });
        return lines ? (
          <Textarea {...shared} rows={lines} onChange={(event) => change(event.target.value)} />
        ) : (
          <Input {...shared} {...input} onChange={(event) => change(event.target.value)} />
        );
      }}
    </Field>
  );
}
