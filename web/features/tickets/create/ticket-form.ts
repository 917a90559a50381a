import { useCallback, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { ApiError } from '@forecourt/contract/kit/client.ts';
import type { Ticket } from '@forecourt/contract/tickets/ticket-shapes.ts';
import { tickets } from '@forecourt/contract/tickets/tickets.ts';
import { ticketPriorities } from '@forecourt/contract/tickets/tickets.flow.ts';
import * as api from '../../../lib/api.ts';
import { useCallForm } from '../../../lib/use-call-form.ts';
import { missingSentence, usePictures } from '../attachments/use-pictures.ts';
import { newTicketDraft, type Draft } from '../ticket-draft.ts';
import type { SessionLink } from '../../../lib/session-link.ts';
import { words } from '../words.ts';

const Asked = tickets.create.input.pick({ subject: true, category_id: true, priority: true, description: true });

const empty = { subject: '', category_id: '', priority: 'medium' as const, description: '' };

/** State of the new ticket form. The draft is saved on this device until it's sent, and it's sent only once. */
export function useTicketForm(userId: number, session: SessionLink) {
  const [draft] = useState(() => newTicketDraft(userId));
  const [kept] = useState(() => draft.read(Date.now()));
  const pictures = usePictures(kept.pictures);
  const [created, setCreated] = useState<Ticket>();
  const [reason, setReason] = useState<string>();
  const { form, submit } = useCallForm({
    shape: Asked,
    values: valuesOf(kept),
    failed: words.createFailed,
    onSessionEnd: session.expire,
    send,
    onFailure: explain,
  });

  const values = useWatch({ control: form.control });
  useEffect(() => {
    draft.write({ texts: textsOf(values), pictures: pictures.photos }, Date.now());
  }, [draft, values, pictures.photos]);

  const { reset } = form;
  const { queue } = pictures;
  const clear = useCallback(() => {
    reset(empty);
    queue.clear();
  }, [reset, queue]);
  useEffect(() => draft.onArrived(clear), [draft, clear]);

  async function send(asked: z.output<typeof Asked>): Promise<void> {
    setReason(undefined);
    const texts = textsOf(form.getValues());
    const { photos, missing } = await queue.settled();
    if (missing.length > 0) return form.setError('root', { type: 'pictures', message: missingSentence(missing) });
    const attachment_ids = photos.map(({ id }) => id);
    const said = { user_id: userId, ...asked, ...(photos.length > 0 && { attachment_ids }) };
    const { ticket } = await api.tickets.create({ ...said, client_id: draft.idFor(said) });
    clear();
    draft.arrived(texts);
    setCreated(ticket);
  }

  /** The first line says that the ticket wasn't created, the second line gives the reason. */
  function explain(error: unknown): boolean {
    const code = error instanceof ApiError ? error.code : 'internal';
    if (code === 'bad_input') return false;
    if (code === 'category_not_found')
      form.setError('category_id', { type: 'server', message: words.categoryGone }, { shouldFocus: true });
    else form.setError('root', { type: 'server', message: words.createFailed });
    if (code === 'photo_not_found') setReason(words.picturesGone);
    else if (error instanceof ApiError && code !== 'internal' && code !== 'category_not_found')
      setReason(error.message);
    return true;
  }

  return { form, pictures, submit, clear, reason, created, startAnother: () => setCreated(undefined) };
}

export type TicketForm = ReturnType<typeof useTicketForm>;

function valuesOf({ texts }: Draft) {
  return {
    subject: texts.subject ?? '',
    category_id: texts.category_id ?? '',
    priority: ticketPriorities.find((one) => one === texts.priority) ?? empty.priority,
    description: texts.description ?? '',
  };
}

/** A priority alone isn't worth saving. */
function textsOf({ subject = '', category_id = '', priority = '', description = '' }: Values) {
  const texts = { subject, category_id: String(category_id), description };
  return Object.values(texts).some((text) => text.trim()) ? { ...texts, priority } : texts;
}

interface Values {
  subject?: string | undefined;
  category_id?: string | number | undefined;
  priority?: string | undefined;
  description?: string | undefined;
}
