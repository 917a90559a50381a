import { useEffect, useState } from 'react';
import clsx from 'clsx';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { dismissToast, type Toast } from './toast-list.ts';

/** Disappears automatically, except while hovered. Failures stay until dismissed. */
export function ToastCard({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || toast.tone === 'danger') return;
    const timer = setTimeout(() => dismissToast(toast.id), toast.action ? longMs : shortMs);
    return () => clearTimeout(timer);
  }, [held, toast]);

  return (
    <div
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto flex animate-rise items-center gap-3 rounded-l border border-line bg-raised py-2 pr-2 pl-4 shadow-float"
    >
      {toast.tone === 'good' && <CircleCheck size={19} className="shrink-0 text-good" aria-hidden="true" />}
      {toast.tone === 'danger' && <CircleAlert size={19} className="shrink-0 text-danger" aria-hidden="true" />}
      <div className={clsx('min-w-0 grow py-1.5', toast.text && 'grid gap-0.5')}>
        <p className="font-semibold">{toast.title}</p>
        {toast.text && <p className="text-sm text-ink-2">{toast.text}</p>}
      </div>
      {toast.action && (
        <Button
          kind="plain"
          size="small"
          onClick={() => {
            dismissToast(toast.id);
            toast.action?.run();
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <IconButton label="Dismiss" onClick={() => dismissToast(toast.id)}>
        <X size={18} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

const shortMs = 6_000;
const longMs = 10_000;
