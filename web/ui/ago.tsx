import { momentText } from '../lib/format.ts';
import { agoText } from '../lib/ago-text.ts';

/** How long ago, with the exact moment on hover. */
export const Ago = ({ at }: { at: string }) => (
  <time dateTime={at} title={momentText(at)}>
    {agoText(at, Date.now())}
  </time>
);
