import type { ComponentProps } from 'react';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

interface AddressFieldProps {
  isNew: boolean;
  /** How it is taken away again; one's own has a button for that. */
  removal?: string;
  error: string | undefined;
  /** What the form registers it with. */
  registered: ComponentProps<typeof Input>;
}

export const AddressField = ({ isNew, removal = '', error, registered }: AddressFieldProps) => (
  <Field
    label="Address"
    hint={
      isNew
        ? 'Copy it from the chat’s settings. It begins with https://'
        : `Masked. Type another one to replace it.${removal}`
    }
    error={error}
  >
    {(control) => (
      <Input {...control} {...registered} type="url" inputMode="url" autoComplete="off" spellCheck={false} />
    )}
  </Field>
);
