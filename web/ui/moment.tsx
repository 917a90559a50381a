import type { ReactNode } from 'react';
import { momentText } from '../lib/format.ts';

/**
 * A time, with the exact moment on hover. That text is created on first hover, because the first Intl formatting takes
 * a phone a tenth of a second and phones don't hover.
 */
export const Moment = ({ at, children }: { at: string; children: ReactNode }) => (
  <time dateTime={at} onPointerEnter={({ currentTarget }) => (currentTarget.title = momentText(at))}>
    {children}
  </time>
);
