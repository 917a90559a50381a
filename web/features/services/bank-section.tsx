import { useState } from 'react';
import { Trash2 } from 'lucide-react';
import type { z } from 'zod';
import type { BankSetup } from '@forecourt/contract/services/services.ts';
import * as api from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/section.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Time } from '../../ui/time.tsx';
import { showToast } from '../../ui/toast-list.ts';
import { BankKeysForm } from './bank-keys-form.tsx';
import { sourceWords, words } from './words.ts';

type Bank = z.output<typeof BankSetup>;

/** The bank in use, where its keys come from, and a form to change them. */
export function BankSection({ bank }: { bank: Bank }) {
  const { tag, text } = sourceWords[bank.source];
  const [isRemoving, setRemoving] = useState(false);
  return (
    <Section
      title="Bank API"
      level={2}
      action={<Tag tone={bank.source === 'none' ? 'warn' : 'neutral'}>{tag}</Tag>}
      className="gap-5"
    >
      <p className="text-ink-2">{text}</p>
      {bank.saved && !bank.saved.is_readable && (
        <Notice tone="danger">
          We can’t decrypt the saved keys because the server’s APP_KEY has changed since. No one can pay until you enter
          the keys again.
        </Notice>
      )}
      {bank.host !== null && <Facts bank={bank} />}
      {bank.saved && (
        <div>
          <Button kind="danger" size="small" className="pointer-coarse:h-11" onClick={() => setRemoving(true)}>
            <Trash2 size={15} aria-hidden="true" />
            Remove saved keys
          </Button>
        </div>
      )}
      {bank.source !== 'environment' && (
        <div className="border-t border-line pt-5">
          <BankKeysForm bank={bank} />
        </div>
      )}
      {isRemoving && <RemoveDialog onClose={() => setRemoving(false)} />}
    </Section>
  );
}

function Facts({ bank }: { bank: Bank }) {
  const { saved } = bank;
  const isSaved = bank.source === 'saved' && saved !== null;
  const rows = [
    ['Address', bank.host],
    ['API key', bank.key_shown],
    ['Secret', isSaved ? (saved.secret_shown ?? 'None (callbacks are signed with the API key)') : null],
    ['Mode', bank.mode === 'live' ? 'Live' : 'Sandbox'],
  ].filter((row): row is [string, string] => row[1] !== null);
  return (
    <dl className="grid gap-x-6 gap-y-2.5 sm:grid-cols-[auto_minmax(0,1fr)]">
      {rows.map(([name, value]) => (
        <div key={name} className="grid gap-0.5 sm:contents">
          <dt className="text-ink-3">{name}</dt>
          <dd className="font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
      {isSaved && (
        <div className="grid gap-0.5 sm:contents">
          <dt className="text-ink-3">Saved</dt>
          <dd className="font-medium">
            <Time at={saved.saved_at} />
            {saved.saved_by_name && ` by ${saved.saved_by_name}`}
          </dd>
        </div>
      )}
    </dl>
  );
}

function RemoveDialog({ onClose }: { onClose: () => void }) {
  return (
    <ConfirmDialog
      title="Remove saved keys?"
      confirm="Remove keys"
      onConfirm={() => api.services.removeBankKeys({})}
      onDone={() => {
        showToast({ title: words.removed });
        onClose();
      }}
      onClose={onClose}
    >
      <p>Payments will use the bank set on the server. If none is set, no one can pay.</p>
    </ConfirmDialog>
  );
}
