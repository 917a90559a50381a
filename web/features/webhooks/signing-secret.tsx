import { useState } from 'react';
import { Copy, KeyRound } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { copyAndTell } from './hidden-line.tsx';

/** Asks before the secret is replaced: the receiver refuses everything until it knows the new one. */
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
        title="Replace the signing secret?"
        confirm="Replace it"
        onConfirm={onRenew}
        onDone={() => setAsking(false)}
        onClose={() => setAsking(false)}
      >
        <p>
          From now on everything is signed with a new secret. Your receiver refuses it until you have put the new one
          in.
        </p>
      </ConfirmDialog>
    </>
  );
}

/** Shown when it is made, and never again. */
export const SecretOnce = ({ secret, onClose }: { secret: string | null; onClose: () => void }) => (
  <Dialog
    open={secret !== null}
    onClose={onClose}
    title="Your signing secret"
    actions={<Button onClick={onClose}>I have kept it</Button>}
  >
    {secret && (
      <div className="grid gap-4">
        <p className="text-ink-2">
          Put it into your receiver, which checks with it that a message comes from us. It is shown only now.
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
