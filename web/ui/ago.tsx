import { agoText } from '../lib/ago-text.ts';
import { Moment } from './moment.tsx';

interface AgoProps {
  at: string;
  /** Follows a word, so "just now" starts in lower case. */
  inSentence?: boolean;
}

/** How long ago, with the exact moment on hover. */
export const Ago = ({ at, inSentence = false }: AgoProps) => (
  <Moment at={at}>{agoText(at, Date.now(), inSentence ? 'just now' : undefined)}</Moment>
);
