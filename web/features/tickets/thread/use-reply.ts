import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '@forecourt/contract/kit/client.ts';
import { maxTicketText } from '@forecourt/contract/tickets/ticket-values.ts';
import * as api from '../../../lib/api.ts';
import { refetched } from '../../../lib/refetch.ts';
import { isSessionEnd } from '../../../lib/form-failure.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { missingSentence, usePictures } from '../attachments/use-pictures.ts';
import type { TicketDraft } from '../ticket-draft.ts';
import type { SessionLink } from '../../../lib/session-link.ts';
import { words } from '../words.ts';

interface ReplyOptions {
  ticketId: number;
  userId: number;
  draft: TicketDraft;
  session: SessionLink;
}

/** A reply being written. It's saved until it's sent, and sent only once. */
export function useReply({ ticketId, userId, draft, session }: ReplyOptions) {
  const [kept] = useState(() => draft.read(Date.now()));
  const [text, setText] = useState(kept.texts.content ?? '');
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);
  const pictures = usePictures(kept.pictures);
  const isTooLong = text.trim().length > maxTicketText;

  useEffect(() => {
    draft.write({ texts: { content: text }, pictures: pictures.photos }, Date.now());
  }, [draft, text, pictures.photos]);

  const { queue } = pictures;
  const empty = useCallback(() => {
    setText('');
    queue.clear();
  }, [queue]);
  useEffect(() => draft.onArrived(empty), [draft, empty]);

  async function send() {
    const content = text.trim();
    if (isBusy.current) return;
    if (!content) return setProblem('Please write a reply');
    if (isTooLong) return;
    isBusy.current = true;
    setSending(true);
    setProblem(undefined);
    try {
      await deliver(content);
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  }

  async function deliver(content: string) {
    const { photos, missing } = await queue.settled();
    if (missing.length > 0) return setProblem(missingSentence(missing));
    const attachment_ids = photos.map(({ id }) => id);
    try {
      const said = { ticket_id: ticketId, user_id: userId, content, ...(photos.length > 0 && { attachment_ids }) };
      await api.tickets.addResponse({ ...said, client_id: draft.idFor(said) });
      empty();
      draft.arrived({ content: text });
      await refetched();
    } catch (error) {
      if (isSessionEnd(error)) return session.expire();
      setProblem(sentenceFor(error));
      // The ticket may have been closed by now.
      await refetched();
    }
  }

  return { text, setText, pictures, send, isSending, isTooLong, problem };
}

const sentenceFor = (error: unknown): string =>
  error instanceof ApiError && error.code === 'photo_not_found'
    ? words.picturesGone
    : (error instanceof ApiError && error.fields.content?.[0]) || sentenceOf(error, words.answerFailed);
