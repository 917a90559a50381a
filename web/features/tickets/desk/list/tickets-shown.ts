import type { StaffTicket } from '@forecourt/contract/tickets/ticket-shapes.ts';
import type { DeskSearch } from '../desk-search.ts';
import type { Me } from '../me.ts';

export interface TicketsShown {
  me: Me;
  search: DeskSearch;
  tickets: readonly StaffTicket[];
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
}
