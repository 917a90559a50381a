import { Link } from '@tanstack/react-router';
import { AlarmClock } from 'lucide-react';
import { count } from '../../../../lib/format.ts';
import { staffTabs } from '../../../../lib/tab-paths.ts';
import type { DeskSearch } from '../desk-search.ts';

/** Number of overdue tickets, with a link to them. */
export function OverdueNote({ overdue, search }: { overdue: number; search: DeskSearch }) {
  if (overdue === 0 || search.only === 'overdue') return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-l bg-danger-soft px-4 py-3 text-sm text-danger">
      <AlarmClock size={18} aria-hidden="true" className="shrink-0" />
      <span className="font-medium">
        {overdue === 1 ? 'One ticket is overdue.' : `${count(overdue)} tickets are overdue.`}
      </span>
      <Link to={staffTabs.tickets} search={{ only: 'overdue' }} className="font-semibold underline underline-offset-2">
        {overdue === 1 ? 'Show ticket' : 'Show tickets'}
      </Link>
    </p>
  );
}
