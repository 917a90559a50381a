import { useState } from 'react';
import type { TicketThread } from '@forecourt/contract/tickets/ticket-shapes.ts';
import { answerDraft } from '../ticket-draft.ts';
import type { SessionLink } from '../../../lib/session-link.ts';
import { ReplyBox } from './reply-box.tsx';
import { UnsentAnswer } from './unsent-answer.tsx';

interface AnswerPlaceProps {
  ticket: TicketThread;
  userId: number;
  mayAnswer: boolean;
  session: SessionLink;
}

/** The reply box. If the ticket is closed, shows the unsent text instead so that it isn't lost. */
export function AnswerPlace({ ticket, userId, mayAnswer, session }: AnswerPlaceProps) {
  const [draft] = useState(() => answerDraft(userId, ticket.id));
  return mayAnswer ? (
    <ReplyBox ticket={ticket} userId={userId} draft={draft} session={session} />
  ) : (
    <UnsentAnswer subject={ticket.subject} userId={userId} draft={draft} />
  );
}
