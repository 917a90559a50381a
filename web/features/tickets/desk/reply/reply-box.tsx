import { useEffect, useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import clsx from 'clsx';
import { maxTicketText } from '@forecourt/contract/tickets/ticket-values.ts';
import { useShortcuts } from '../../../../lib/shortcuts.ts';
import { staffKeys } from '../../../../lib/staff-shortcuts.ts';
import { LengthNote } from '../../../../ui/length-note.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { usePictures } from '../../attachments/use-pictures.ts';
import type { Me } from '../me.ts';
import { may, type DeskTicket } from '../desk-ticket.ts';
import { AttachmentList } from './attachment-list.tsx';
import { BoxTools } from './box-tools.tsx';
import { CollisionHint } from './collision-hint.tsx';
import { ReplyDraft } from './reply-draft.tsx';
import { ModeSwitch } from './mode-switch.tsx';
import { SecondAnswer } from './second-answer.tsx';
import { SendButtons } from './send-buttons.tsx';
import { useAnsweredMeanwhile } from './use-answered-meanwhile.ts';
import { useAnswering, useAnsweringSignal } from './use-answering.ts';
import { useConfirmSecondReply } from './use-confirm-second-reply.ts';
import { useDraft, type Mode } from './use-draft.ts';
import { useSend } from './use-send.ts';

interface ReplyBoxProps {
  ticket: DeskTicket;
  me: Me;
  takesFocus: boolean;
  /** After a reply that resolved the ticket. */
  onResolved: () => void;
}

/** Where staff write a reply to the user or an internal note. Text survives live updates and reloads. */
export function ReplyBox({ ticket, me, takesFocus, onResolved }: ReplyBoxProps) {
  const [mode, setMode] = useState<Mode>('reply');
  const drafts = { reply: useDraft(me.id, ticket.id, 'reply'), note: useDraft(me.id, ticket.id, 'note') };
  const pictures = { reply: usePictures(), note: usePictures() };
  const [draft, attached] = [drafts[mode], pictures[mode]];
  const { send, isSending, problem, forgetProblem } = useSend({
    ticketId: ticket.id,
    me,
    mode,
    draft,
    attached,
    onResolved,
  });
  const answering = useAnswering(ticket.id, me.id);
  const answered = useAnsweredMeanwhile(ticket, me.id, drafts.reply.text);
  const { isAsking, press, confirm, keep } = useConfirmSecondReply({
    answered: mode === 'reply' ? answered : null,
    send,
  });
  const signal = useAnsweringSignal(ticket.id);
  const noteId = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);

  const begin = (next: Mode) => () => {
    forgetProblem();
    setMode(next);
    box.current?.focus();
  };
  useShortcuts(may(ticket, 'reply') ? { [staffKeys.reply]: begin('reply'), [staffKeys.note]: begin('note') } : {});

  const length = draft.text.trim().length;
  const isReady = length > 0 && length <= maxTicketText && !attached.isMoving && !attached.hasFailed;
  const isNote = mode === 'note';
  const readers = ticket.sale_id === null ? ticket.user_name : 'the buyer and the seller';

  function write(text: string) {
    draft.write(text);
    if (!isNote && text.trim()) signal();
  }
  function insert(text: string) {
    const { selectionStart: from, selectionEnd: to } = box.current ?? { selectionStart: 0, selectionEnd: 0 };
    write(draft.text.slice(0, from) + text + draft.text.slice(to));
    requestAnimationFrame(() => box.current?.focus());
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (isReady) press();
  }
  function onPaste(event: ClipboardEvent) {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    attached.queue.add(files);
  }

  if (!may(ticket, 'reply')) return <ReplyDraft texts={[drafts.reply.text, drafts.note.text]} />;
  return (
    <section
      aria-label="Reply"
      className={clsx(
        'grid grid-cols-1 gap-3 rounded-l border p-4 transition-colors sm:p-5',
        isNote ? 'border-dashed border-warn/60 bg-warn-soft' : 'border-line bg-surface',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <ModeSwitch mode={mode} onSwitch={(next) => (forgetProblem(), setMode(next))} />
        <BoxTools ticket={ticket} me={me} withTemplates={!isNote} onInsert={insert} onFiles={attached.queue.add} />
      </div>
      <CollisionHint answering={answering} answered={answered?.author_name ?? null} />
      {problem && <Notice tone="danger">{problem}</Notice>}
      <textarea
        ref={box}
        rows={5}
        value={draft.text}
        readOnly={isSending}
        onChange={({ target }) => write(target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        aria-label={isNote ? 'Internal note' : `Reply to ${readers}`}
        aria-invalid={length > maxTicketText}
        aria-describedby={noteId}
        placeholder={isNote ? 'Only staff can see this' : `Write to ${readers}`}
        className="control field-sizing-content max-h-[min(40dvh,15rem)] min-h-32 resize-y py-3"
      />
      <LengthNote id={noteId} text={draft.text} most={maxTicketText} />
      <AttachmentList pictures={attached} />
      {isAsking && answered ? (
        <SecondAnswer
          name={answered.author_name}
          isReady={isReady}
          onSend={confirm}
          onKeep={() => {
            keep();
            box.current?.focus();
          }}
        />
      ) : (
        <SendButtons
          status={ticket.status}
          isAppeal={ticket.is_appeal}
          mode={mode}
          hasFailedPicture={attached.hasFailed}
          isReady={isReady}
          isSending={isSending}
          onSend={press}
        />
      )}
    </section>
  );
}
