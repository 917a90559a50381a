import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { bankModes, services, type BankSetup } from '@forecourt/contract/services/services.ts';
import * as api from '../../lib/api.ts';
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

const modeWords = { live: 'Live: real money', sandbox: 'Sandbox: for trying out' } as const;

/** The whole set, typed anew: nobody is shown a key, and whoever changes where it goes has to have it. */
export function BankKeysForm({ bank }: { bank: z.output<typeof BankSetup> }) {
  const client = useQueryClient();
  // What was saved is nowhere on the page any more.
  const [round, setRound] = useState(0);
  return (
    <KeysForm
      key={round}
      bank={bank}
      onSaved={async () => {
        setRound(round + 1);
        showToast({ title: words.saved, tone: 'good' });
        await client.invalidateQueries({ queryKey: ['services'] });
      }}
    />
  );
}

function KeysForm({ bank, onSaved }: { bank: z.output<typeof BankSetup>; onSaved: () => Promise<void> }) {
  const call = useCallForm({
    shape: services.saveBankKeys.input,
    values: { endpoint: '', api_key: '', secret: '', mode: bank.mode ?? 'live' },
    failed: words.saveFailed,
    send: async ({ secret, ...said }) => {
      await api.services.saveBankKeys({ ...said, secret: secret ?? '' });
      await onSaved();
    },
  });
  const { form, errors, isSubmitting } = call;
  const hidden = { type: 'password', autoComplete: 'off', spellCheck: false } as const;
  return (
    <Form call={call}>
      {bank.open_payments > 0 && (
        <Notice tone="warn">
          {countOf(bank.open_payments, 'payment')} {bank.open_payments === 1 ? 'waits' : 'wait'} at the bank now. With
          another bank’s keys nobody can ask what became of {bank.open_payments === 1 ? 'it' : 'them'}; a new key of the
          same bank changes nothing.
        </Notice>
      )}
      <Field
        label="Endpoint"
        required
        hint="The address of its merchant API, without /payment. It begins with https://"
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
          hint="What it signs its callbacks with. Leave it empty where that is the key."
          error={errors.secret?.message}
        >
          {(control) => <Input {...control} {...form.register('secret')} {...hidden} />}
        </Field>
      </div>
      <Field label="Mode" hint="Money of the other mode never counts." error={errors.mode?.message}>
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
