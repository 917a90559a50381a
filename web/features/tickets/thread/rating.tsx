import { useState } from 'react';
import type { TicketThread } from '@forecourt/contract/tickets/ticket-shapes.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Stars } from '../../../ui/stars.tsx';
import type { SessionLink } from '../../../lib/session-link.ts';
import { RatingForm } from './rating-form.tsx';

interface RatingProps {
  ticket: TicketThread;
  userId: number;
  session: SessionLink;
}

/** The user's rating of the support they got. It can be changed later. */
export function Rating({ ticket, userId, session }: RatingProps) {
  const [isChanging, setChanging] = useState(false);
  const isAsked = ticket.rating === null || isChanging;
  return (
    <Panel className="p-4! sm:p-5!">
      {isAsked ? (
        <RatingForm
          ticket={ticket}
          userId={userId}
          session={session}
          onDone={() => setChanging(false)}
          {...(isChanging && { onCancel: () => setChanging(false) })}
        />
      ) : (
        <Rated rating={ticket.rating ?? 0} comment={ticket.rating_comment} onChange={() => setChanging(true)} />
      )}
    </Panel>
  );
}

const Rated = ({ rating, comment, onChange }: { rating: number; comment: string | null; onChange: () => void }) => (
  <div className="flex flex-wrap items-start justify-between gap-3">
    <div className="grid gap-1.5">
      <h2 className="text-base">Your rating</h2>
      <Stars rating={rating} size={20} />
      {comment && <p className="whitespace-pre-wrap text-ink-2">{comment}</p>}
    </div>
    <Button kind="quiet" size="small" onClick={onChange}>
      Change rating
    </Button>
  </div>
);
