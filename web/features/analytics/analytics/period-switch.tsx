import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { figurePeriods, periodNames, type FigurePeriod } from '@forecourt/contract/analytics/figure-values.ts';
import { analyticsSearch } from './analytics-search.ts';

/** Each period has its own address, so it can be shared and Back returns to the previous one. */
export const PeriodSwitch = ({ period }: { period: FigurePeriod }) => (
  <nav aria-label="Period" className="min-w-0">
    <ul className="flex flex-wrap gap-2">
      {figurePeriods.map((one) => (
        <li key={one}>
          <Link
            to="/dealer/analytics"
            search={analyticsSearch(one)}
            resetScroll={false}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={one === period ? 'page' : undefined}
            className={clsx(
              'grid h-11 place-items-center rounded-full border px-4 font-medium transition-colors',
              one === period
                ? 'border-ink bg-ink text-paper'
                : 'border-line bg-surface text-ink-2 hover:border-edge hover:text-ink',
            )}
          >
            {periodNames[one]}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
