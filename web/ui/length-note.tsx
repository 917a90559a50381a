import clsx from 'clsx';
import { count, countOf } from '../lib/format.ts';

interface LengthNoteProps {
  /** Referenced by the control's `aria-describedby`. */
  id: string;
  text: string;
  most: number;
}

/** Typed text is never cut off. Shows a counter near the limit, and by how much the text is too long beyond it. */
export function LengthNote({ id, text, most }: LengthNoteProps) {
  const { length } = text.trim();
  const isNear = most - length <= Math.min(200, most / 5);
  return (
    <p
      id={id}
      aria-live="polite"
      className={clsx(
        'ml-auto text-right text-xs leading-5 empty:sr-only',
        length > most ? 'font-medium text-danger' : 'text-ink-3',
      )}
    >
      {length > most && `${countOf(length - most, 'character')} too many`}
      {length <= most && isNear && `${count(length)} of ${count(most)} characters`}
    </p>
  );
}
