import type { ComponentProps } from 'react';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

interface AddressFieldProps {
  isNew: boolean;
  /** How to remove the address. Own webhooks have a button for that instead. */
  removal?: string;
  error: string | undefined;
  /** The registered form field. */
  registered: ComponentProps<typeof Input>;
}

export const AddressField = ({ isNew, removal = '', error, registered }: AddressFieldProps) => (
  <Field
    label="Address"
    hint={
      isNew
        ? 'Copy it from the chat’s settings. Starts with https://'
        : `Hidden. Enter another address to replace it.${removal}`
    }
    error={error}
  >
    {(control) => (
      <Input {...control} {...registered} type="url" inputMode="url" autoComplete="off" spellCheck={false} />
    )}
  </Field>
);
