import type { ReactNode } from 'react';

/** Short facts in a line that wraps; what is not known leaves no gap. */
export const FactRow = ({ facts }: { facts: readonly ReactNode[] }) => (
  <ul className="flex flex-wrap items-center gap-x-6 gap-y-2 text-ink-2">
    {facts.map(
      (fact, at) =>
        fact && (
          <li key={at} className="flex min-w-0 items-center gap-2">
            {fact}
          </li>
        ),
    )}
  </ul>
);
