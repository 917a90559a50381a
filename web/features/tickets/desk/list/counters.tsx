import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { Flame } from 'lucide-react';
import { count } from '../../../../lib/format.ts';
import { staffTabs } from '../../../../lib/tab-paths.ts';
import { statusLooks } from '../../tags.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { readFilters, type DeskFilters, type DeskSearch } from '../desk-search.ts';

type Name = 'open' | 'in_progress' | 'resolved_today' | 'urgent';

interface CountersProps {
  counters: Record<Name, number> | undefined;
  hasFailed: boolean;
  search: DeskSearch;
}

/** Selecting a counter filters the list by what it counts. Selecting it again clears the filter. */
export const Counters = ({ counters, hasFailed, search }: CountersProps) => (
  <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
    {all.map((one) => (
      <li key={one.name}>
        <Counter
          {...one}
          number={counters?.[one.name]}
          hasFailed={hasFailed}
          isShown={isSame(readFilters(search), one.filters)}
          sort={search.sort}
        />
      </li>
    ))}
  </ul>
);

interface CounterProps {
  name: Name;
  title: string;
  Icon: typeof Flame;
  look: string;
  filters: DeskFilters;
  number: number | undefined;
  hasFailed: boolean;
  isShown: boolean;
  sort: DeskSearch['sort'];
}

const Counter = ({ name, title, Icon, look, filters, number, hasFailed, isShown, sort }: CounterProps) => (
  <Link
    to={staffTabs.tickets}
    search={{ ...(!isShown && filters), ...(sort && { sort }) }}
    aria-current={isShown ? 'true' : undefined}
    className={clsx(
      'flex h-full items-center justify-between gap-3 rounded-l border bg-surface p-4 transition-colors hover:border-edge sm:px-5',
      isShown ? 'border-ink shadow-[inset_0_0_0_1px_var(--ink)]' : 'border-line',
    )}
  >
    <span className="grid gap-0.5">
      <span className="text-sm text-ink-2">{title}</span>
      <span className="wide text-2xl">{numberOf(number, hasFailed)}</span>
    </span>
    <span
      aria-hidden="true"
      className={clsx(
        'grid size-10 shrink-0 place-items-center rounded-full max-sm:hidden',
        name === 'urgent' && number === 0 ? 'bg-sunken text-ink-3' : look,
      )}
    >
      <Icon size={20} />
    </span>
  </Link>
);

function numberOf(number: number | undefined, hasFailed: boolean): ReactNode {
  if (number !== undefined) return count(number);
  return hasFailed ? '–' : <Skeleton className="h-8 w-10" />;
}

const isSame = (shown: DeskFilters, wanted: DeskFilters) => JSON.stringify(shown) === JSON.stringify(wanted);

const all = [
  {
    name: 'open',
    title: 'Open Tickets',
    Icon: statusLooks.open.Icon,
    look: 'bg-sunken text-ink-2',
    filters: { status: 'open' },
  },
  {
    name: 'in_progress',
    title: 'In Progress',
    Icon: statusLooks.in_progress.Icon,
    look: 'bg-sunken text-ink-2',
    filters: { status: 'in_progress' },
  },
  {
    name: 'resolved_today',
    title: 'Resolved Today',
    Icon: statusLooks.resolved.Icon,
    look: 'bg-good-soft text-good',
    filters: { only: 'resolved_today' },
  },
  { name: 'urgent', title: 'Urgent', Icon: Flame, look: 'bg-danger-soft text-danger', filters: { only: 'urgent' } },
] as const satisfies readonly Pick<CounterProps, 'name' | 'title' | 'Icon' | 'look' | 'filters'>[];
