import { useEffect, useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { newTicketDraft, type TicketDraft } from '../ticket-draft.ts';

interface UnsentAnswerProps {
  subject: string;
  userId: number;
  draft: TicketDraft;
}

/** The ticket was closed while the user was writing. Lets them move the text to a new ticket. */
export function UnsentAnswer({ subject, userId, draft }: UnsentAnswerProps) {
  const navigate = useNavigate();
  const [kept, setKept] = useState(() => draft.read(Date.now()));
  useEffect(() => draft.onArrived(() => setKept(nothing)), [draft]);
  const text = kept.texts.content?.trim() ?? '';
  if (!text) return null;

  function forget() {
    draft.write(nothing, Date.now());
    setKept(nothing);
  }

  function moveOn() {
    const texts = { subject, description: text };
    newTicketDraft(userId).write({ texts, pictures: kept.pictures }, Date.now());
    forget();
    void navigate({ to: paths.support });
  }

  return (
    <Notice tone="warn">
      <div className="grid gap-3">
        <p className="font-semibold">Your reply wasn’t sent because the ticket is closed.</p>
        <p className="whitespace-pre-wrap">{text}</p>
        <div className="flex flex-wrap gap-2.5">
          <Button size="small" onClick={moveOn}>
            Use in a new ticket
          </Button>
          <Button kind="quiet" size="small" onClick={forget}>
            Discard
          </Button>
        </div>
      </div>
    </Notice>
  );
}

const nothing = { texts: {}, pictures: [] };
