import type { ComponentProps } from 'react';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { words } from './words.ts';

interface ContactFieldProps {
  error: string | undefined;
  required?: boolean;
  input: ComponentProps<'input'>;
}

export const PhoneField = ({ error, required = false, input }: ContactFieldProps) => (
  <Field label={words.phoneNumber} hint={words.phoneHint} error={error} required={required}>
    {(control) => <Input {...control} {...input} inputMode="tel" autoComplete="off" />}
  </Field>
);

export const RoutingField = ({ error, required = false, input }: ContactFieldProps) => (
  <Field label={words.routingNumber} hint={words.routingHint} error={error} required={required}>
    {(control) => <Input {...control} {...input} inputMode="numeric" autoComplete="off" maxLength={9} />}
  </Field>
);
