import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import {
  priorityNames,
  statusNames,
  ticketPriorities,
  ticketStatuses,
} from '@forecourt/contract/tickets/tickets.flow.ts';
import * as api from '../../../lib/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { isFiltered, readSupportSearch, type SupportSearch } from '../support-search.ts';
import { words } from '../words.ts';

interface TicketFiltersProps {
  search: SupportSearch;
  onGo: (next: SupportSearch) => void;
  onClear: () => void;
}

export function TicketFilters({ search, onGo, onClear }: TicketFiltersProps) {
  const { data } = useQuery(api.tickets.categories.query({}));
  // A changed filter starts at the first page.
  const choose = (name: 'status' | 'category' | 'priority', value: string) =>
    onGo(readSupportSearch({ ...search, page: undefined, [name]: value }));
  return (
    <div className="grid grid-cols-2 gap-2.5 md:grid-cols-[200px_240px_200px_auto] md:justify-start">
      <Filter label="Status" value={search.status} onChoose={(value) => choose('status', value)}>
        <option value="">All statuses</option>
        {ticketStatuses.map((status) => (
          <option key={status} value={status}>
            {statusNames[status]}
          </option>
        ))}
      </Filter>
      <Filter label="Category" value={search.category} onChoose={(value) => choose('category', value)}>
        <option value="">All categories</option>
        {data?.categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Filter>
      <Filter label="Priority" value={search.priority} onChoose={(value) => choose('priority', value)}>
        <option value="">All priorities</option>
        {ticketPriorities.map((priority) => (
          <option key={priority} value={priority}>
            {priorityNames[priority]}
          </option>
        ))}
      </Filter>
      <Button kind="quiet" className="h-[46px] justify-self-start" disabled={!isFiltered(search)} onClick={onClear}>
        {words.clear}
      </Button>
    </div>
  );
}

interface FilterProps {
  label: string;
  value: string | number | undefined;
  onChoose: (value: string) => void;
  children: ReactNode;
}

const Filter = ({ label, value, onChoose, children }: FilterProps) => (
  <Select aria-label={label} value={value ?? ''} onChange={({ target }) => onChoose(target.value)}>
    {children}
  </Select>
);
