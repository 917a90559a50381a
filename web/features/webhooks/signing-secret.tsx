import { useState } from 'react';
import { Copy, KeyRound } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { copyAndTell } from './hidden-line.tsx';

/** Asks before replacing the secret, because the receiver refuses every message until it has the new one. */
export function NewSecretButton({ name, onRenew }: { name: string; onRenew: () => Promise<unknown> }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button kind="plain" size="small" className="pointer-coarse:h-11" onClick={() => setAsking(true)}>
        <KeyRound size={16} aria-hidden="true" />
        New secret<span className="sr-only"> for {name}</span>
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Replace signing secret?"
        confirm="Replace secret"
        onConfirm={onRenew}
        onDone={() => setAsking(false)}
        onClose={() => setAsking(false)}
      >
        <p>
          We’ll sign all messages with a new secret right away. Your receiver will refuse them until you add the new
          secret there.
        </p>
      </ConfirmDialog>
    </>
  );
}

/** Shown once when the secret is created, and never again. */
export const SecretOnce = ({ secret, onClose }: { secret: string | null; onClose: () => void }) => (
  <Dialog
    open={secret !== null}
    onClose={onClose}
    title="Your signing secret"
    actions={<Button onClick={onClose}>I’ve saved it</Button>}
  >
    {secret && (
      <div className="grid gap-4">
        <p className="text-ink-2">
          Add it to your receiver so it can verify that messages come from us. You won’t see it again.
        </p>
        <div className="flex flex-wrap items-center gap-2 rounded-m bg-sunken p-3">
          <code className="min-w-0 grow text-sm wrap-anywhere">{secret}</code>
          <Button kind="plain" size="small" onClick={() => void copyAndTell(secret, 'Secret')}>
            <Copy size={16} aria-hidden="true" />
            Copy
          </Button>
        </div>
      </div>
    )}
  </Dialog>
);
