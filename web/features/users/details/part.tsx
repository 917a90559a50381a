import type { ReactNode } from 'react';
import { Section } from '../../../ui/section.tsx';

interface PartProps {
  title: string;
  action?: ReactNode;
  /** Shown if there are no rows. */
  none: string;
  rows: readonly { key: number; row: ReactNode }[];
}

/** A section of the details, one row per item. */
export const Part = ({ title, action, none, rows }: PartProps) => (
  <Section title={title} action={action}>
    {rows.length === 0 ? (
      <p className="text-sm text-ink-3">{none}</p>
    ) : (
      <ul className="grid divide-y divide-line text-sm">
        {rows.map(({ key, row }) => (
          <li key={key} className="flex min-w-0 items-baseline justify-between gap-4 py-2 first:pt-0 last:pb-0">
            {row}
          </li>
        ))}
      </ul>
    )}
  </Section>
);

export const linkClass =
  'min-w-0 rounded-s font-medium wrap-anywhere underline decoration-line underline-offset-4 hover:decoration-ink';
