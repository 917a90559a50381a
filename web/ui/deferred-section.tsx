import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useIsServerRendered } from '../lib/ssr-state.ts';

interface LaterProps {
  /** Estimated height as a class: `intrinsic-…`. */
  height: string;
  className?: string;
  children: ReactNode;
}

/**
 * A section below the fold. On a server-rendered page the browser skips its layout and painting until the user scrolls
 * near it or the page is idle (app/first/). On client-rendered pages it is laid out right away, so that scroll
 * restoration works.
 */
export const DeferredSection = ({ height, className, children }: LaterProps) => (
  <div className={clsx(className, useIsServerRendered() && `later ${height}`)}>{children}</div>
);
