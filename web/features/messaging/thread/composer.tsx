import { Suspense, useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { CalendarPlus, ImagePlus, MessageSquareQuote, SendHorizontal } from 'lucide-react';
import { maxMessageLength } from '@forecourt/contract/messaging/messaging-values.ts';
import { pictureTypes } from '../../../lib/picture-file.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { LengthNote } from '../../../ui/length-note.tsx';
import type { Thread } from '../core/thread.ts';
import type { ThreadFacts } from '../core/thread-state.ts';
import { SavedRepliesDialog } from '../replies/saved-replies-dialog.tsx';
import { useMessageCards } from './message-card-context.ts';
import { PhotoList } from './photo-list.tsx';
import { useMessagePhotos } from './use-message-photos.ts';
import { useTypingSignal } from './use-typing-signal.ts';

interface ComposerProps {
  thread: Thread;
  facts: ThreadFacts;
  userId: number;
  /** Suggestions shown while the conversation is empty. */
  openings: readonly string[];
  /** The composer takes focus whenever this number grows. */
  focusCount: number;
}

/** The message box. Enter sends, Shift+Enter starts a new line. Drafts survive a reload. */
export function Composer({ thread, facts, userId, openings, focusCount }: ComposerProps) {
  const [text, setText] = useState(thread.kept.readDraft);
  const box = useRef<HTMLTextAreaElement>(null);
  const signalTyping = useTypingSignal(thread.id);
  const photos = useMessagePhotos(useState(thread.kept.readPhotos)[0]);
  const files = useRef<HTMLInputElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const [isProposing, setProposing] = useState(false);
  const ProposeMeeting = useMessageCards()?.ProposeMeeting;
  const noteId = useId();
  const isEmpty = !text.trim() && photos.photos.length === 0;
  useEffect(() => {
    thread.kept.writePhotos(photos.photos);
  }, [thread, photos.photos]);
  const isTooLong = text.trim().length > maxMessageLength;
  useLayoutEffect(() => {
    const area = box.current;
    if (!area) return;
    // Grows with its text, up to the maximum height in its style.
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight + 2}px`;
  }, [text]);
  useEffect(() => {
    if (focusCount > 0) box.current?.focus({ preventScroll: true });
  }, [focusCount]);

  function write(next: string) {
    setText(next);
    thread.kept.writeDraft(next);
    if (next.trim()) signalTyping();
  }

  function send() {
    if (photos.isIncomplete || !thread.send(text, photos.photos)) return;
    for (const { key } of photos.list) photos.queue.remove(key);
    setText('');
    thread.kept.writeDraft('');
    box.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    // Enter also confirms a Japanese or Chinese word in an input method editor.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  function insert(reply: string) {
    setChoosing(false);
    write(text.trim() ? `${text.trimEnd()}\n${reply}` : reply);
    box.current?.focus();
  }

  function open(opening: string) {
    write(opening);
    box.current?.focus();
  }

  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
        className="grid gap-2 border-t border-line px-3 pt-2.5 pb-[max(10px,env(safe-area-inset-bottom))]"
      >
        {openings.length > 0 && !text && (
          <div className="flex flex-wrap gap-1.5">
            {openings.map((opening) => (
              <button
                key={opening}
                type="button"
                onClick={() => open(opening)}
                className="rounded-full border border-line px-3 py-1.5 text-sm font-medium text-ink-2 hover:border-edge hover:text-ink"
              >
                {opening}
              </button>
            ))}
          </div>
        )}
        <PhotoList photos={photos} />
        <div className="flex items-end gap-1.5">
          <input
            ref={files}
            type="file"
            multiple
            accept={pictureTypes.join(',')}
            aria-label="Add photos"
            tabIndex={-1}
            className="sr-only"
            onChange={({ target }) => {
              photos.queue.add([...(target.files ?? [])]);
              target.value = '';
            }}
          />
          <IconButton label="Add photos" onClick={() => files.current?.click()}>
            <ImagePlus size={20} aria-hidden="true" />
          </IconButton>
          {ProposeMeeting && isMeetable(facts) && (
            <IconButton label="Propose a meeting" onClick={() => setProposing(true)}>
              <CalendarPlus size={20} aria-hidden="true" />
            </IconButton>
          )}
          {facts.dealer_id !== null && (
            <IconButton label="Saved replies" onClick={() => setChoosing(true)}>
              <MessageSquareQuote size={20} aria-hidden="true" />
            </IconButton>
          )}
          <textarea
            ref={box}
            rows={1}
            value={text}
            onChange={(event) => write(event.target.value)}
            onKeyDown={onKeyDown}
            onPaste={({ clipboardData }) => {
              if (clipboardData.files.length > 0) photos.queue.add([...clipboardData.files]);
            }}
            aria-label={`Message to ${facts.title}`}
            aria-invalid={isTooLong}
            aria-describedby={noteId}
            placeholder="Write a message"
            enterKeyHint="send"
            autoComplete="off"
            className="control max-h-40 min-h-[42px] resize-none rounded-[21px] py-[9px] leading-[1.5] focus-visible:outline-1"
          />
          <button
            type="submit"
            aria-label="Send"
            title="Send"
            disabled={isEmpty || isTooLong || photos.isIncomplete}
            className="grid size-[42px] shrink-0 place-items-center rounded-full bg-ink text-paper transition-opacity disabled:opacity-30"
          >
            <SendHorizontal size={19} aria-hidden="true" />
          </button>
        </div>
        <LengthNote id={noteId} text={text} most={maxMessageLength} />
      </form>
      {/* Outside the form, because they have forms of their own. */}
      {ProposeMeeting && isProposing && (
        <Suspense>
          <ProposeMeeting
            facts={facts}
            userId={userId}
            onClose={() => setProposing(false)}
            onChanged={thread.askChanged}
          />
        </Suspense>
      )}
      {facts.dealer_id !== null && (
        <SavedRepliesDialog
          open={isChoosing}
          facts={facts}
          dealerId={facts.dealer_id}
          userId={userId}
          onInsert={insert}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}

/** A direct conversation about a car that may still be had. */
const isMeetable = ({ car, conversation_type }: ThreadFacts): boolean =>
  conversation_type === 'direct' &&
  car !== null &&
  ['active', 'reserved', 'pending', 'expired', 'sold'].includes(car.status);
