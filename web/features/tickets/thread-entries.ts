import type { TicketEvent, TicketResponse } from '@forecourt/contract/tickets/ticket-shapes.ts';
import { shownNumber } from '@forecourt/contract/tickets/tickets.flow.ts';

export type ThreadEntry =
  | { key: string; at: string; response: TicketResponse }
  | { key: string; at: string; event: TicketEvent };

/** Messages and changes in the order they happened. */
export const entriesOf = (responses: readonly TicketResponse[], events: readonly TicketEvent[]): ThreadEntry[] =>
  [
    ...responses.map((response) => ({ key: `r${response.id}`, at: response.created_at, response })),
    ...events.map((event) => ({ key: `e${event.id}`, at: event.created_at, event })),
  ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));

/** "Our staff moved this ticket from Listings to Payments & Fees." Users aren't told which staff member it was. */
export function eventText({ kind, actor_name, was, became, merged }: TicketEvent): string {
  const who = actor_name ?? 'Our staff';
  if (kind === 'category_changed') return `${who} moved this ticket from ${was} to ${became}.`;
  return `${who} merged ${shownNumber(merged?.ticket_number ?? '')} “${merged?.subject}” into this ticket.`;
}
