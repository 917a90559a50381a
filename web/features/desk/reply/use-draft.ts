import { useState } from 'react';
import { device } from '../../../lib/storage.ts';

export type Mode = 'reply' | 'note';

/** What was typed and not sent stays on this device; an answer and a note are two texts, so that neither becomes the other. */
export function useDraft(myId: number, ticketId: number, mode: Mode) {
  const key = `forecourt.ticket.${myId}.${ticketId}.${mode}`;
  const [text, setText] = useState(() => device.read(key) ?? '');
  return {
    text,
    write: (next: string) => {
      setText(next);
      if (next.trim()) device.write(key, next);
      else device.remove(key);
    },
  };
}

export type Draft = ReturnType<typeof useDraft>;
