import type { ReactNode } from 'react';
import clsx from 'clsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export interface Figure {
  title: string;
  /** `undefined` while loading. */
  value: ReactNode | undefined;
}

/** Numbers in one row. On a phone there are two columns, and the last of an odd number fills the row. */
export const Figures = ({ figures, className }: { figures: readonly Figure[]; className?: string }) => (
  <dl
    className={clsx(
      'grid grid-cols-2 gap-px overflow-hidden rounded-l border border-line bg-line sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none',
      className,
    )}
  >
    {figures.map(({ title, value }) => (
      <div
        key={title}
        className="grid content-start gap-1 bg-surface px-4 py-3.5 max-sm:last:odd:col-span-2 sm:px-5 sm:py-4"
      >
        <dt className="text-sm text-ink-2">{title}</dt>
        <dd className="wide text-xl">{value ?? <Skeleton className="h-7 w-14" />}</dd>
      </div>
    ))}
  </dl>
);
