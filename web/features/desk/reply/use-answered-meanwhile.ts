import { useState } from 'react';
import type { TicketResponse } from '@forecourt/contract/tickets/ticket-shapes.ts';
import type { DeskTicket } from '../ticket/desk-ticket.ts';

/** The last answer of a colleague since one began to write. */
export function useAnsweredMeanwhile({ responses }: DeskTicket, myId: number, text: string): TicketResponse | null {
  const last = responses.at(-1)?.id ?? 0;
  const isWriting = text.trim() !== '';
  const [began, setBegan] = useState({ isWriting, after: last });
  if (began.isWriting !== isWriting) setBegan({ isWriting, after: last });
  if (!isWriting) return null;
  const answer = responses.findLast(
    ({ id, is_staff, is_internal, author_id }) => id > began.after && is_staff && !is_internal && author_id !== myId,
  );
  return answer ?? null;
}
