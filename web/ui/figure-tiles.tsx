import type { ReactNode } from 'react';
import clsx from 'clsx';

export interface Figure {
  label: string;
  value: ReactNode;
  /** Small text below the value. */
  note?: ReactNode;
}

/** A few key numbers: two per row on a phone, all in one row on wider screens. */
export const FigureTiles = ({ figures }: { figures: readonly Figure[] }) => (
  <dl
    className={clsx(
      'grid grid-cols-2 gap-px overflow-hidden rounded-l border border-line bg-line',
      figures.length === 5 ? 'md:grid-cols-5' : 'md:grid-cols-4',
    )}
  >
    {figures.map(({ label, value, note }) => (
      <div key={label} className="grid content-start gap-2 bg-surface px-4 py-4 max-md:last:odd:col-span-2 sm:px-5">
        <dt className="text-sm text-ink-2">{label}</dt>
        <dd className="grid gap-1.5">
          {/* At 320 px an amount of seven digits has to fit on one line. */}
          <span className="wide text-base min-[375px]:text-xl sm:text-2xl">{value}</span>
          {note && <span className="text-sm text-ink-3">{note}</span>}
        </dd>
      </div>
    ))}
  </dl>
);
