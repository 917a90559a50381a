import type { ReactNode } from 'react';
import clsx from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { IconButton } from './icon-button.tsx';

interface NoticeProps {
  tone?: 'info' | 'good' | 'warn' | 'danger';
  children: ReactNode;
  /** Left out if the notice stays for as long as it applies. */
  onDismiss?: () => void;
}

/** An inline message. Failures are announced to screen readers right away. */
export function Notice({ tone = 'info', children, onDismiss }: NoticeProps) {
  const { Icon, look } = tones[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : undefined}
      className={clsx('flex items-start gap-3 rounded-m px-4 py-3', look)}
    >
      <Icon size={19} className="mt-0.5 shrink-0" aria-hidden="true" />
      <div className="min-w-0 grow wrap-anywhere text-ink">{children}</div>
      {onDismiss && (
        <IconButton label="Dismiss" className="-my-2 -mr-2" onClick={onDismiss}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}

const tones = {
  info: { Icon: Info, look: 'bg-sunken text-ink-2' },
  good: { Icon: CircleCheck, look: 'bg-good-soft text-good' },
  warn: { Icon: TriangleAlert, look: 'bg-warn-soft text-warn' },
  danger: { Icon: CircleAlert, look: 'bg-danger-soft text-danger' },
};
