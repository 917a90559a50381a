import type { ReactNode } from 'react';
import { StateScreen } from './state-screen.tsx';

interface EmptyStateProps {
  icon: ReactNode;
  title: string;
  text?: ReactNode;
  actions?: ReactNode;
}

/** For a list inside a page that has nothing to show yet. */
export const EmptyState = (props: EmptyStateProps) => (
  <div className="rounded-xl border border-dashed border-line">
    <StateScreen level={2} {...props} />
  </div>
);
