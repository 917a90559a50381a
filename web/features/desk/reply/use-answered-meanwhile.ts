import { useState } from 'react';
import type { DeskTicket } from '../ticket/desk-ticket.ts';

/** Which colleague answered since one began to write. */
export function useAnsweredMeanwhile({ responses }: DeskTicket, myId: number, text: string): string | null {
  const last = responses.at(-1)?.id ?? 0;
  const isWriting = text.trim() !== '';
  const [began, setBegan] = useState({ isWriting, after: last });
  if (began.isWriting !== isWriting) setBegan({ isWriting, after: last });
  if (!isWriting) return null;
  const answer = responses.find(
    ({ id, is_staff, is_internal, author_id }) => id > began.after && is_staff && !is_internal && author_id !== myId,
  );
  return answer?.author_name ?? null;
}
