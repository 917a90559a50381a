import clsx from 'clsx';
import { weekMoment, type Hours } from '@forecourt/contract/hours/open-state.ts';
import { OpenNow } from '../open-now.tsx';
import { dayNames } from '../../../lib/day-names.ts';
import { wallClocks } from '../../../lib/wall-clock.ts';

interface HoursPanelProps {
  hours: Hours;
  timeZone: string;
  /** True while the away notice is on. The opening hours don't apply then. */
  isAway?: boolean;
}

/** Opening hours of the week, with today highlighted. Times are in the city's time zone, where everyone meets. */
export function HoursPanel({ hours, timeZone, isAway = false }: HoursPanelProps) {
  const today = weekMoment(new Date(), timeZone).day;
  return (
    <section aria-label="Opening hours" className="grid gap-3">
      <h2 className="text-lg">Opening hours</h2>
      {!isAway && <OpenNow hours={hours} timeZone={timeZone} />}
      <dl className="grid gap-1.5">
        {dayNames.map((name, day) => {
          const open = hours[day];
          return (
            <div
              key={name}
              aria-current={day === today ? 'date' : undefined}
              className={clsx('flex justify-between gap-4', day === today ? 'font-semibold' : 'text-ink-2')}
            >
              <dt>{name}</dt>
              <dd>{open ? wallClocks(open) : 'Closed'}</dd>
            </div>
          );
        })}
      </dl>
      <p className="text-sm text-ink-3">City time ({timeZone})</p>
    </section>
  );
}
