import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { figurePeriods } from '@forecourt/contract/staff/figures.ts';
import * as api from '../../../lib/api.ts';
import { shortCalendarDay } from '../../../lib/days.ts';
import { count, countOf } from '../../../lib/format.ts';
import { BarPlot } from '../../../ui/plot.tsx';
import { Section } from '../../../ui/section.tsx';
import { Select } from '../../../ui/select.tsx';
import { actionText } from '../log/log-words.ts';
import { CountTable } from './count-table.tsx';
import { FiguresFrame } from './figures-frame.tsx';

export type LogPeriod = (typeof figurePeriods)[number];

interface LogFiguresProps {
  days: LogPeriod;
  onDays: (days: LogPeriod) => void;
}

/** Counts of staff actions, without targets or reasons. */
export function LogFigures({ days, onDays }: LogFiguresProps) {
  const query = useQuery({ ...api.staff.logFigures.query({ days }), placeholderData: keepPreviousData });
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h2 className="text-xl">Log statistics</h2>
          <p className="text-sm text-ink-3">Staff actions, counted by action and day.</p>
        </div>
        <Select
          aria-label="Period"
          value={days}
          onChange={({ target }) => onDays(figurePeriods.find((one) => one === target.value) ?? days)}
        >
          {figurePeriods.map((one) => (
            <option key={one} value={one}>
              Last {one} days
            </option>
          ))}
        </Select>
      </div>
      <FiguresFrame query={query}>
        {({ total, by_day, by_action }) => (
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
            <Section title="By day">
              <BarPlot
                label={`${countOf(total, 'entry', 'entries')} in ${count(by_day.length)} days`}
                rowTitle="Day"
                points={by_day.map(({ day }) => shortCalendarDay(day))}
                series={[{ name: 'Entries', values: by_day.map(({ entries }) => entries), tone: 'ink' }]}
              />
            </Section>
            <Section title="By action">
              <CountTable
                caption="Entries by action"
                first="Action"
                rows={by_action.map(({ action_type, entries }) => ({ name: actionText(action_type), total: entries }))}
                empty="No entries in this period."
              />
            </Section>
          </div>
        )}
      </FiguresFrame>
    </div>
  );
}
