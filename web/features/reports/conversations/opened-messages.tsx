import { useState } from 'react';
import clsx from 'clsx';
import { Flag } from 'lucide-react';
import type { ConversationReport, OpenedConversation } from '@forecourt/contract/reports/conversation-reports.ts';
import { momentText } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PictureRow } from '../../../shared/photos/picture-row.tsx';
import { OpenForm } from './open-form.tsx';

interface OpenedMessagesProps {
  report: ConversationReport;
  opened: OpenedConversation;
}

/** The opened messages in order, with a line where they were reported. Reading more takes another step. */
export function OpenedMessages({ report, opened }: OpenedMessagesProps) {
  const [more, setMore] = useState<'earlier' | 'later' | null>(null);
  return (
    <div className="grid gap-4">
      {opened.has_earlier && <MoreButton text="Read earlier messages" onPress={() => setMore('earlier')} />}
      {opened.messages.length === 0 && <p className="text-sm text-ink-2">This conversation has no messages.</p>}
      <ol aria-label="Messages" className="grid gap-3">
        {opened.messages.map((message) => (
          <li key={message.id} className="grid gap-3">
            <Words message={message} isReporter={message.sender_id === report.reporter.id} />
            {message.sequence === opened.reported_at_sequence && (
              <p className="flex items-center gap-3 text-sm font-medium text-danger before:h-px before:grow before:bg-danger/40 after:h-px after:grow after:bg-danger/40">
                <Flag size={15} aria-hidden="true" />
                Reported here
              </p>
            )}
          </li>
        ))}
      </ol>
      {opened.has_later && <MoreButton text="Read later messages" onPress={() => setMore('later')} />}
      {more && (
        <Dialog
          open
          title={more === 'earlier' ? 'Read earlier messages' : 'Read later messages'}
          onClose={() => setMore(null)}
        >
          <OpenForm
            id={report.id}
            more={more}
            text="The part around the report should be enough for most decisions. Tell us why you need more."
            button="Read more"
          />
        </Dialog>
      )}
    </div>
  );
}

const Words = ({ message, isReporter }: { message: OpenedConversation['messages'][number]; isReporter: boolean }) => (
  <article className={clsx('grid max-w-[88%] gap-1', isReporter ? 'justify-self-end' : 'justify-self-start')}>
    <p className={clsx('text-sm text-ink-3', isReporter && 'text-right')}>
      <b className="font-semibold text-ink-2">{message.sender_name}</b>
      {message.company_name && ` (${message.company_name})`} ·{' '}
      <time dateTime={message.created_at}>{momentText(message.created_at)}</time>
    </p>
    <PictureRow photos={message.photos} title={message.sender_name} />
    <p
      hidden={!message.content}
      className={clsx(
        'rounded-l px-4 py-2.5 wrap-anywhere whitespace-pre-wrap',
        isReporter ? 'bg-accent-soft' : 'bg-sunken',
        message.message_type !== 'text' && 'text-ink-2 italic',
      )}
    >
      {message.content}
    </p>
  </article>
);

const MoreButton = ({ text, onPress }: { text: string; onPress: () => void }) => (
  <div className="text-center">
    <Button kind="plain" size="small" onClick={onPress}>
      {text}
    </Button>
  </div>
);
