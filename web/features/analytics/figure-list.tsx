import type { ReactNode } from 'react';

export interface ListedFigure {
  label: string;
  value: ReactNode;
}

/** A list of labelled numbers. */
export const FigureList = ({ figures }: { figures: readonly ListedFigure[] }) => (
  <dl className="grid">
    {figures.map(({ label, value }) => (
      <div
        key={label}
        className="flex items-baseline justify-between gap-4 border-t border-line py-2.5 first:border-0 first:pt-0 last:pb-0"
      >
        <dt className="text-ink-2">{label}</dt>
        <dd className="wide text-lg tabular-nums">{value}</dd>
      </div>
    ))}
  </dl>
);
