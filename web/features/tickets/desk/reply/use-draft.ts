import { useState } from 'react';
import { sendOnce } from '../../../../lib/send-once.ts';
import { device } from '../../../../lib/storage.ts';

export type Mode = 'reply' | 'note';

/** What was typed and not sent stays on this device; an answer and a note are two texts, so that neither becomes the other. */
export function useDraft(myId: number, ticketId: number, mode: Mode) {
  const key = `forecourt.ticket.${myId}.${ticketId}.${mode}`;
  const sending = sendOnce(`ticket.${myId}.${ticketId}.${mode}`);
  const [text, setText] = useState(() => device.read(key) ?? '');
  return {
    text,
    write: (next: string) => {
      setText(next);
      if (next.trim()) device.write(key, next);
      else {
        device.remove(key);
        sending.forget();
      }
    },
    /** The name under which it is sent, until it is gone from here. */
    idFor: sending.idFor,
  };
}

export type Draft = ReturnType<typeof useDraft>;
