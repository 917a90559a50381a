import { useQuery } from '@tanstack/react-query';
import { ticketChoices, ticketSorts, type TicketChoice } from '@forecourt/contract/tickets/ticket-values.ts';
import {
  priorityNames,
  statusNames,
  ticketPriorities,
  ticketStatuses,
} from '@forecourt/contract/tickets/tickets.flow.ts';
import * as api from '../../../../lib/api.ts';
import { SearchField, type TypedText } from '../../../../ui/search-field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { maxSearch, readDeskSearch, type DeskSearch } from '../desk-search.ts';
import type { Me } from '../me.ts';
import { sortNames } from './sort-head.tsx';

interface ListFiltersProps {
  me: Me;
  search: DeskSearch;
  onGo: (next: DeskSearch) => void;
  typed: TypedText;
}

export function ListFilters({ me, search, onGo, typed }: ListFiltersProps) {
  const { data: known } = useQuery(api.tickets.allCategories.query({}));
  const { data: team } = useQuery(api.tickets.staff.query({}));
  const choose = (change: Partial<Record<keyof DeskSearch, string>>) => {
    const { page: _first, ...rest } = search;
    onGo(readDeskSearch({ ...rest, ...change }));
  };
  const others = team?.staff.filter(({ id }) => id !== me.id) ?? [];
  return (
    <div className="grid grid-cols-2 gap-2.5 md:grid-cols-4 xl:grid-cols-[minmax(0,1.6fr)_repeat(4,minmax(0,1fr))]">
      <SearchField
        typed={typed}
        onClear={() => (typed.type(''), choose({ search: '' }))}
        label="Search tickets"
        placeholder="Number, subject or user"
        maxLength={maxSearch}
        className="col-span-2 min-w-0 md:col-span-4 xl:col-span-1"
      />
      <Select
        aria-label="Status"
        value={search.status ?? search.only ?? ''}
        onChange={({ target }) => choose({ status: target.value, only: target.value })}
      >
        <option value="">All statuses</option>
        {ticketStatuses.map((status) => (
          <option key={status} value={status}>
            {statusNames[status]}
          </option>
        ))}
        <hr />
        {ticketChoices.map((only) => (
          <option key={only} value={only}>
            {choiceNames[only]}
          </option>
        ))}
      </Select>
      <Select
        aria-label="Category"
        value={search.category ?? ''}
        onChange={({ target }) => choose({ category: target.value })}
      >
        <option value="">All categories</option>
        {known?.categories.map(({ id, name, is_retired }) => (
          <option key={id} value={id}>
            {is_retired ? `${name} (retired)` : name}
          </option>
        ))}
      </Select>
      <Select
        aria-label="Priority"
        value={search.priority ?? ''}
        onChange={({ target }) => choose({ priority: target.value, ...(search.only === 'urgent' && { only: '' }) })}
      >
        <option value="">All priorities</option>
        {ticketPriorities.toReversed().map((priority) => (
          <option key={priority} value={priority}>
            {priorityNames[priority]}
          </option>
        ))}
      </Select>
      <Select
        aria-label="Assigned to"
        value={search.assigned ?? ''}
        onChange={({ target }) => choose({ assigned: target.value })}
      >
        <option value="">Anyone</option>
        <option value="me">Me</option>
        <option value="nobody">No one</option>
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      {/* The table's column headers do the same. */}
      <div className="col-span-2 md:col-span-4 min-[1160px]:hidden">
        <Select
          aria-label="Sort by"
          value={search.sort ?? ''}
          onChange={({ target }) => choose({ sort: target.value })}
          className="w-full"
        >
          <option value="">Due soonest</option>
          {ticketSorts.map((sort) => (
            <option key={sort} value={sort}>
              {sortNames[sort]}
            </option>
          ))}
        </Select>
      </div>
    </div>
  );
}

const choiceNames: Record<TicketChoice, string> = {
  urgent: 'Urgent, not resolved',
  resolved_today: 'Resolved today',
  overdue: 'Overdue',
  unassigned: 'Unassigned, not resolved',
  appeals: 'Appeals to decide',
  disputes: 'Disputed sales',
};
