import type { ReactNode } from 'react';
import { StateScreen } from './state-screen.tsx';

interface EmptyStateProps {
  icon: ReactNode;
  title: string;
  text?: ReactNode;
  actions?: ReactNode;
}

/** Placeholder for an empty list inside a page. */
export const EmptyState = (props: EmptyStateProps) => (
  <div className="rounded-xl border border-dashed border-line">
    <StateScreen level={2} {...props} />
  </div>
);
