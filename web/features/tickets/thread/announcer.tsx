import { useState } from 'react';
import type { TicketResponse } from '@forecourt/contract/tickets/ticket-shapes.ts';
import { words } from '../words.ts';

/** Announces new replies to screen readers while the page is open. */
export function Announcer({ responses, userId }: { responses: readonly TicketResponse[]; userId: number }) {
  const [seen] = useState(() => responses.at(-1)?.id ?? 0);
  const last = responses.at(-1);
  return (
    <p aria-live="polite" className="sr-only">
      {last && last.id > seen && newsOf(last, userId)}
    </p>
  );
}

function newsOf({ author_id, author_name, is_staff }: TicketResponse, userId: number): string {
  if (author_id === userId) return 'Reply sent';
  return `New reply from ${author_name}${is_staff ? `, ${words.supportTeam}` : ''}`;
}
