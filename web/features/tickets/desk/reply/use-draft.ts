import { useState } from 'react';
import { sendOnce } from '../../../../lib/send-once.ts';
import { device } from '../../../../lib/storage.ts';

export type Mode = 'reply' | 'note';

/** Saves unsent text on this device. Reply and note are separate drafts, so neither can be sent as the other. */
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
    /** The idempotency ID for this text, until the draft is cleared. */
    idFor: sending.idFor,
  };
}

export type Draft = ReturnType<typeof useDraft>;
