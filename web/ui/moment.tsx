import type { ReactNode } from 'react';
import { momentText } from '../lib/format.ts';

/**
 * A time, with the exact moment on hover. It is written when somebody points at it: the first such text takes a phone a
 * tenth of a second, and nobody hovers there.
 */
export const Moment = ({ at, children }: { at: string; children: ReactNode }) => (
  <time dateTime={at} onPointerEnter={({ currentTarget }) => (currentTarget.title = momentText(at))}>
    {children}
  </time>
);
