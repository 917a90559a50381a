import clsx from 'clsx';
import { count, countOf } from '../../../lib/format.ts';

/** How much is written, once it comes near to what is taken. */
export function Length({ text, longest }: { text: string; longest: number }) {
  const length = text.trim().length;
  const left = longest - length;
  return (
    <p
      aria-live="polite"
      className={clsx('text-right text-xs empty:hidden', left < 0 ? 'font-medium text-danger' : 'text-ink-3')}
    >
      {left < 0 && `${countOf(-left, 'character')} too many`}
      {left >= 0 && left <= Math.min(200, longest / 8) && `${count(length)} of ${count(longest)} characters`}
    </p>
  );
}
