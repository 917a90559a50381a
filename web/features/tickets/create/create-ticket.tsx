import { useState } from 'react';
import { Panel } from '../../../ui/panel.tsx';
import type { HelpAnswer } from '@forecourt/contract/help/help-answers.ts';
import type { SessionLink } from '../../../lib/session-link.ts';
import { AnsweredAlready } from './answered-already.tsx';
import { Created } from './created.tsx';
import { TicketFields } from './ticket-fields.tsx';
import type { TicketForm } from './ticket-form.ts';
import { Tips } from './tips.tsx';

export function CreateTicket({ ticket, session }: { ticket: TicketForm; session: SessionLink }) {
  const [answered, setAnswered] = useState<HelpAnswer>();

  if (ticket.created) return <Created ticket={ticket.created} onAnother={ticket.startAnother} />;
  if (answered)
    return (
      <AnsweredAlready
        answer={answered}
        onBack={() => setAnswered(undefined)}
        onClear={() => {
          ticket.clear();
          setAnswered(undefined);
        }}
      />
    );
  return (
    <div className="grid grid-cols-1 items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_300px]">
      <Panel>
        <TicketFields ticket={ticket} session={session} onAnswered={setAnswered} />
      </Panel>
      <Tips />
    </div>
  );
}
