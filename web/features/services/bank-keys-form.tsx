import { useState } from 'react';
import type { z } from 'zod';
import { bankModes, services, type BankSetup } from '@forecourt/contract/services/services.ts';
import * as api from '../../lib/api.ts';
import { refetched } from '../../lib/refetch.ts';
import { countOf } from '../../lib/format.ts';
import { useCallForm } from '../../lib/use-call-form.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Input } from '../../ui/input.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { showToast } from '../../ui/toast-list.ts';
import { words } from './words.ts';

const modeWords = { live: 'Live: in-game money is transferred', sandbox: 'Sandbox: for testing' } as const;

/**
 * Always asks for the full set of keys. Saved keys are never shown, and changing the endpoint requires entering the key
 * again.
 */
export function BankKeysForm({ bank }: { bank: z.output<typeof BankSetup> }) {
  // A new key remounts the form, so saved values don't stay on the page.
  const [round, setRound] = useState(0);
  return (
    <KeysForm
      key={round}
      bank={bank}
      onSaved={async () => {
        setRound(round + 1);
        showToast({ title: words.saved, tone: 'good' });
        await refetched();
      }}
    />
  );
}

function KeysForm({ bank, onSaved }: { bank: z.output<typeof BankSetup>; onSaved: () => Promise<void> }) {
  const call = useCallForm({
    shape: services.saveBankKeys.input,
    values: { endpoint: '', api_key: '', secret: '', mode: bank.mode ?? 'live' },
    failed: words.saveFailed,
    send: async ({ secret, ...input }) => {
      await api.services.saveBankKeys({ ...input, secret: secret ?? '' });
      await onSaved();
    },
  });
  const { form, errors, isSubmitting } = call;
  const hidden = { type: 'password', autoComplete: 'off', spellCheck: false } as const;
  return (
    <Form call={call}>
      {bank.open_payments > 0 && (
        <Notice tone="warn">
          {countOf(bank.open_payments, 'payment')} {bank.open_payments === 1 ? 'is' : 'are'} still open at the bank. If
          you switch to another bank, we can no longer check {bank.open_payments === 1 ? 'it' : 'them'}. A new key for
          the same bank is fine.
        </Notice>
      )}
      <Field
        label="Endpoint"
        required
        hint="The address of the bank’s merchant API, without /payment. Starts with https://"
        error={errors.endpoint?.message}
      >
        {(control) => (
          <Input
            {...control}
            {...form.register('endpoint')}
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="API key" required error={errors.api_key?.message}>
          {(control) => <Input {...control} {...form.register('api_key')} {...hidden} />}
        </Field>
        <Field
          label="Secret"
          hint="Used to verify the bank’s callbacks. Leave empty if the bank signs them with the API key."
          error={errors.secret?.message}
        >
          {(control) => <Input {...control} {...form.register('secret')} {...hidden} />}
        </Field>
      </div>
      <Field label="Mode" hint="Payments in the other mode are ignored." error={errors.mode?.message}>
        {(control) => (
          <Select {...control} {...form.register('mode')}>
            {bankModes.map((mode) => (
              <option key={mode} value={mode}>
                {modeWords[mode]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="flex justify-end">
        <Button type="submit" busy={isSubmitting}>
          Save
        </Button>
      </div>
    </Form>
  );
}
