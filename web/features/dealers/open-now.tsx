import clsx from 'clsx';
import { openState, weekMoment, type Hours } from '@forecourt/contract/hours/open-state.ts';
import { openText } from './words.ts';

interface OpenNowProps {
  hours: Hours;
  /** The city's time zone, which may differ from the reader's. */
  timeZone: string;
}

/** Shows whether a dealer is open right now, by the city's clock. */
export function OpenNow({ hours, timeZone }: OpenNowProps) {
  const now = weekMoment(new Date(), timeZone);
  const state = openState(hours, now);
  return (
    <span className={clsx('inline-flex items-center gap-2', state.isOpen ? 'font-medium text-good' : 'text-ink-2')}>
      <span
        aria-hidden="true"
        className={clsx('size-2 shrink-0 rounded-full', state.isOpen ? 'bg-good' : 'border-[1.5px] border-edge')}
      />
      {openText(state, now.day)}
    </span>
  );
}
