import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { CircleCheck, CircleDot, Clock, Flame } from 'lucide-react';
import { count } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { readFilters, type DeskFilters, type DeskSearch } from '../desk-search.ts';

type Name = 'open' | 'in_progress' | 'resolved_today' | 'urgent';

interface CountersProps {
  counters: Record<Name, number> | undefined;
  search: DeskSearch;
}

/** Each shows what it counts when it is pressed, and everything again when it is pressed once more. */
export const Counters = ({ counters, search }: CountersProps) => (
  <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
    {all.map((one) => (
      <li key={one.name}>
        <Counter {...one} number={counters?.[one.name]} isShown={isSame(readFilters(search), one.filters)} />
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
  isShown: boolean;
}

const Counter = ({ name, title, Icon, look, filters, number, isShown }: CounterProps) => (
  <Link
    to={paths.staff}
    search={isShown ? { tab: 'tickets' } : { tab: 'tickets', ...filters }}
    aria-current={isShown ? 'true' : undefined}
    className={clsx(
      'flex h-full items-center justify-between gap-3 rounded-l border bg-surface p-4 transition-colors hover:border-edge sm:px-5',
      isShown ? 'border-ink shadow-[inset_0_0_0_1px_var(--ink)]' : 'border-line',
    )}
  >
    <span className="grid gap-0.5">
      <span className="text-sm text-ink-2">{title}</span>
      <span className="wide text-2xl">{number === undefined ? <Skeleton className="h-8 w-10" /> : count(number)}</span>
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

const isSame = (shown: DeskFilters, wanted: DeskFilters) => JSON.stringify(shown) === JSON.stringify(wanted);

const all = [
  {
    name: 'open',
    title: 'Open Tickets',
    Icon: CircleDot,
    look: 'bg-accent-soft text-accent-ink',
    filters: { status: 'open' },
  },
  {
    name: 'in_progress',
    title: 'In Progress',
    Icon: Clock,
    look: 'bg-warn-soft text-warn',
    filters: { status: 'in_progress' },
  },
  {
    name: 'resolved_today',
    title: 'Resolved Today',
    Icon: CircleCheck,
    look: 'bg-good-soft text-good',
    filters: { only: 'resolved_today' },
  },
  { name: 'urgent', title: 'Urgent', Icon: Flame, look: 'bg-danger-soft text-danger', filters: { only: 'urgent' } },
] as const satisfies readonly Omit<CounterProps, 'number' | 'isShown'>[];
