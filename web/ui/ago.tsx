import { agoText } from '../lib/ago-text.ts';
import { Moment } from './moment.tsx';

/** How long ago, with the exact moment on hover. */
export const Ago = ({ at }: { at: string }) => <Moment at={at}>{agoText(at, Date.now())}</Moment>;
