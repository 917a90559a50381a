import { useState } from 'react';
import { EventLine } from '../../event-line.tsx';
import { entriesOf } from '../../thread-entries.ts';
import type { Me } from '../me.ts';
import type { DeskTicket } from '../desk-ticket.ts';
import { Entry } from './entry.tsx';

interface ThreadProps {
  ticket: DeskTicket;
  me: Me;
}

/** The question, the replies and the internal notes, in order. */
export function Thread({ ticket, me }: ThreadProps) {
  const said = useNewest(ticket, me);
  return (
    <>
      <ol aria-label="Conversation" className="grid grid-cols-1 gap-3">
        <Entry
          name={ticket.user_name}
          avatar={ticket.user_avatar}
          kind="user"
          at={ticket.created_at}
          content={ticket.description}
          attachments={ticket.attachments}
        />
        {entriesOf(ticket.responses, ticket.events).map((entry) =>
          'event' in entry ? (
            <EventLine key={entry.key} event={entry.event} />
          ) : (
            <Entry
              key={entry.key}
              name={entry.response.author_name}
              isMine={entry.response.author_id === me.id}
              avatar={entry.response.author_avatar}
              kind={kindOf(entry.response)}
              at={entry.at}
              content={entry.response.content}
              attachments={entry.response.attachments}
            />
          ),
        )}
      </ol>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </>
  );
}

const kindOf = ({ is_internal, is_staff }: { is_internal: boolean; is_staff: boolean }) => {
  if (is_internal) return 'note';
  return is_staff ? 'staff' : 'user';
};

/** The latest message that arrived while the page was open, announced to screen readers. */
function useNewest({ responses }: DeskTicket, me: Me): string {
  const last = responses.at(-1);
  const [known] = useState(last?.id ?? 0);
  return last && last.id > known && last.author_id !== me.id ? `${last.author_name} wrote: ${last.content}` : '';
}
