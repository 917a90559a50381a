import { useEffect, useState } from 'react';
import type { TicketResponse } from '@forecourt/contract/tickets/ticket-shapes.ts';
import { device } from '../../../../lib/storage.ts';
import type { DeskTicket } from '../desk-ticket.ts';

/** The latest colleague's reply since this user started writing, even if the page was reloaded since. */
export function useAnsweredMeanwhile(ticket: DeskTicket, myId: number, text: string): TicketResponse | null {
  const last = ticket.responses.at(-1)?.id ?? 0;
  const isWriting = text.trim() !== '';
  // Stored next to the draft, so both are cleared together.
  const key = `forecourt.ticket.${myId}.${ticket.id}.reply.after`;
  const [began, setBegan] = useState(() => ({ isWriting, after: (isWriting ? keptId(key) : null) ?? last }));
  if (began.isWriting !== isWriting) setBegan({ isWriting, after: last });
  useEffect(() => {
    if (began.isWriting) device.write(key, String(began.after));
    else device.remove(key);
  }, [key, began]);
  if (!isWriting) return null;
  const answer = ticket.responses.findLast(
    ({ id, is_staff, is_internal, author_id }) => id > began.after && is_staff && !is_internal && author_id !== myId,
  );
  return answer ?? null;
}

function keptId(key: string): number | null {
  const kept = device.read(key);
  return kept && /^\d+$/.test(kept) ? Number(kept) : null;
}
