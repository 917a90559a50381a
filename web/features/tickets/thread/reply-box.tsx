import { useRef, type ClipboardEvent } from 'react';
import type { TicketThread } from '@forecourt/contract/tickets/ticket-shapes.ts';
import { maxTicketText } from '@forecourt/contract/tickets/ticket-values.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { Attachments } from '../attachments/attachments.tsx';
import type { TicketDraft } from '../ticket-draft.ts';
import type { SessionLink } from '../../../lib/session-link.ts';
import { useReply } from './use-reply.ts';

interface ReplyBoxProps {
  ticket: TicketThread;
  userId: number;
  draft: TicketDraft;
  session: SessionLink;
}

export function ReplyBox({ ticket, userId, draft, session }: ReplyBoxProps) {
  const { text, setText, pictures, send, isSending, isTooLong, problem } = useReply({
    ticketId: ticket.id,
    userId,
    draft,
    session,
  });
  const box = useRef<HTMLTextAreaElement>(null);
  const reopens = ticket.status === 'resolved';

  function paste(event: ClipboardEvent) {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    pictures.queue.add(files);
  }

  return (
    <Panel className="p-4! sm:p-5!">
      <form
        noValidate
        onPaste={paste}
        onSubmit={(event) => {
          event.preventDefault();
          void send().then(() => box.current?.focus());
        }}
        className="grid grid-cols-1 gap-4"
      >
        <Field label="Your reply" error={problem} length={{ text, most: maxTicketText }}>
          {(control) => (
            <Textarea
              {...control}
              ref={box}
              rows={4}
              value={text}
              readOnly={isSending}
              onChange={(event) => setText(event.target.value)}
              placeholder={reopens ? 'Not solved after all? Tell us what’s missing.' : 'Write to the support team'}
            />
          )}
        </Field>
        <Attachments pictures={pictures} />
        {session.isExpired && session.notice}
        <div className="flex justify-end">
          <Button type="submit" busy={isSending} disabled={isTooLong} className="max-sm:w-full">
            {reopens ? 'Send and reopen' : 'Send reply'}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
