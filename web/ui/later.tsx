import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useIsDrawn } from '../lib/first-view.ts';

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
export const Later = ({ height, className, children }: LaterProps) => (
  <div className={clsx(className, useIsDrawn() && `later ${height}`)}>{children}</div>
);
