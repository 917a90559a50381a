import type { ComponentProps } from 'react';
import { site } from '../../lib/site.ts';
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

const newHint = (
  <>
    Copy it from the chat’s settings. Starts with https://
    {site.demo && (
      <>
        {' '}
        <a href="/demo/chat" target="_blank" rel="noreferrer" className="underline underline-offset-2">
          Open the demo’s chat
        </a>
      </>
    )}
  </>
);

export const AddressField = ({ isNew, removal = '', error, registered }: AddressFieldProps) => (
  <Field
    label="Address"
    hint={isNew ? newHint : `Hidden. Enter another address to replace it.${removal}`}
    error={error}
  >
    {(control) => (
      <Input {...control} {...registered} type="url" inputMode="url" autoComplete="off" spellCheck={false} />
    )}
  </Field>
);
