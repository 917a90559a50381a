import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Panel } from '../../../ui/panel.tsx';

const loadForm = async () => ({ default: (await import('./close-dealership-form.tsx')).CloseDealershipForm });
const CloseDealershipForm = lazy(loadForm);
const preloadForm = () => void loadForm().catch(() => undefined);

interface CloseDealershipProps {
  dealerId: number;
  companyName: string;
  /** Called once the dealership is closed and the user is no longer a dealer. */
  onClosed: () => Promise<unknown>;
  onSessionEnd: () => unknown;
  sessionEnded: ReactNode;
}

/** Lets the owner close the dealership. */
export function CloseDealership({ companyName, ...rest }: CloseDealershipProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Panel className="grid items-center gap-x-10 gap-y-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid gap-1.5">
        <h2 className="text-xl">Close dealership</h2>
        <p className="measure text-ink-2 text-pretty">
          This closes {companyName} permanently, takes its cars off the site and disbands its team. To step back
          instead, offer ownership to someone under Team or let the membership lapse.
        </p>
      </div>
      <Button kind="danger" onPointerEnter={preloadForm} onFocus={preloadForm} onClick={() => setOpen(true)}>
        Close dealership
      </Button>
      <Dialog isForm open={isOpen} onClose={close} title={`Close ${companyName}?`}>
        <Suspense>
          <CloseDealershipForm companyName={companyName} {...rest} onCancel={close} />
        </Suspense>
      </Dialog>
    </Panel>
  );
}
