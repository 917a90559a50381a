import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useIsServerRendered } from '../lib/ssr-state.ts';

interface LaterProps {
  /** About how high it is: `intrinsic-…`. */
  height: string;
  className?: string;
  children: ReactNode;
}

/**
 * A part further down: on a page that came from the server it is laid out and painted when somebody gets near, or last
 * of all (index.html). On pages that are drawn here it is at once: who comes back finds the place where they were.
 */
export const DeferredSection = ({ height, className, children }: LaterProps) => (
  <div className={clsx(className, useIsServerRendered() && `later ${height}`)}>{children}</div>
);
