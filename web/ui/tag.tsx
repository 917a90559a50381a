import type { ReactNode } from 'react';
import clsx from 'clsx';

interface TagProps {
  tone?: 'neutral' | 'good' | 'warn' | 'danger' | 'accent';
  children: ReactNode;
}

export const Tag = ({ tone = 'neutral', children }: TagProps) => (
  <span
    className={clsx(
      'inline-flex h-6 items-center gap-1.5 rounded-[7px] px-2 text-xs font-semibold whitespace-nowrap [&>svg]:size-3.5',
      tones[tone],
    )}
  >
    {children}
  </span>
);

const tones = {
  neutral: 'bg-ink/8 text-ink-2',
  good: 'bg-good-soft text-good',
  warn: 'bg-warn-soft text-warn',
  danger: 'bg-danger-soft text-danger',
  accent: 'bg-accent-soft text-accent-ink',
};
