import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { DisputeFormProps } from './dispute-form.tsx';

/** Loaded on demand, because disputes are rare. */
const DisputeForm = lazy(async () => ({ default: (await import('./dispute-form.tsx')).DisputeForm }));

interface DisputeButtonProps extends Omit<DisputeFormProps, 'onCancel'> {
  disabled: boolean;
}

export function DisputeButton({ sale, onChanged, disabled }: DisputeButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        kind="plain"
        size="small"
        className="pointer-coarse:h-11"
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        Dispute
      </Button>
      <Dialog isForm open={isOpen} onClose={() => setOpen(false)} title="Dispute this sale">
        <Suspense fallback={<Skeleton className="h-64 rounded-m" />}>
          <DisputeForm sale={sale} onChanged={onChanged} onCancel={() => setOpen(false)} />
        </Suspense>
      </Dialog>
    </>
  );
}
