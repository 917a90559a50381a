import { lazy, Suspense, useState } from 'react';
import type { SessionUser } from '@forecourt/contract/accounts/accounts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

const loadForm = async () => ({ default: (await import('./close-account-form.tsx')).CloseAccountForm });
const CloseAccountForm = lazy(loadForm);
const preloadForm = () => void loadForm().catch(() => undefined);

export function CloseAccount({ user }: { user: SessionUser }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button kind="danger" onPointerEnter={preloadForm} onFocus={preloadForm} onClick={() => setOpen(true)}>
        Close my account
      </Button>
      <Dialog isForm open={isOpen} onClose={close} title="Close your account?">
        <Suspense>
          <CloseAccountForm user={user} onCancel={close} />
        </Suspense>
      </Dialog>
    </>
  );
}
