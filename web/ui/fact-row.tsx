import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';

/** A wrapping row of short facts. */
export const FactRow = ({ children }: { children: ReactNode }) => (
  <ul className="flex flex-wrap items-center gap-x-6 gap-y-2 text-ink-2">{children}</ul>
);

export const Fact = ({ Icon, children }: { Icon?: LucideIcon; children: ReactNode }) => (
  <li className="flex min-w-0 items-center gap-2">
    {Icon && <Icon size={16} className="shrink-0 text-ink-3" aria-hidden="true" />}
    {children}
  </li>
);
