import { useState } from 'react';
import type { Photo } from '@forecourt/contract/photos/photos.ts';
import { maxAttachments } from '@forecourt/contract/tickets/ticket-values.ts';
import { ApiError } from '@forecourt/contract/kit/client.ts';
import { api } from '../../../../lib/api.ts';
import { refusalOf as refusalOfFile } from '../../../../lib/picture-file.ts';
import { sentenceOf } from '../../../../lib/sentence.ts';

/** A picture on its way: `failed` may be tried again, `refused` may not. */
export interface Slot {
  key: string;
  file: File;
  state: 'sending' | 'stored' | 'failed' | 'refused';
  sent: number;
  photo?: Photo;
  error?: string;
}

export function useAttachments() {
  const [slots, setSlots] = useState<readonly Slot[]>([]);
  const patch = (key: string, change: Partial<Slot>) =>
    setSlots((all) => all.map((slot) => (slot.key === key ? { ...slot, ...change } : slot)));

  async function send({ key, file }: Slot) {
    try {
      const { photo } = await api.tickets.attach(
        { files: { photo: [file] } },
        { onProgress: (sent) => patch(key, { sent }) },
      );
      patch(key, { state: 'stored', photo });
    } catch (error) {
      const isHopeless = error instanceof ApiError && hopeless.has(error.code);
      patch(key, {
        state: isHopeless ? 'refused' : 'failed',
        error: sentenceOf(error, `${file.name} could not be uploaded.`),
      });
    }
  }

  function add(files: readonly File[]) {
    let held = slots.filter(({ state }) => state !== 'refused').length;
    const added = files.map((file): Slot => {
      const error = refusalOf(file, held);
      if (!error) held += 1;
      return {
        key: crypto.randomUUID(),
        file,
        sent: 0,
        ...(error ? { state: 'refused', error } : { state: 'sending' }),
      };
    });
    setSlots((all) => [...all, ...added]);
    for (const slot of added) if (slot.state === 'sending') void send(slot);
  }

  return {
    slots,
    add,
    retry: (slot: Slot) => {
      patch(slot.key, { state: 'sending', sent: 0 });
      void send(slot);
    },
    remove: (key: string) => setSlots((all) => all.filter((slot) => slot.key !== key)),
    clear: () => setSlots([]),
    isMoving: slots.some(({ state }) => state === 'sending'),
    /** Sent now, it would be left out unseen. */
    hasFailed: slots.some(({ state }) => state === 'failed'),
    ids: slots.flatMap(({ photo }) => (photo ? [photo.id] : [])),
  };
}

export type Attached = ReturnType<typeof useAttachments>;

const hopeless = new Set<ApiError['code']>(['photo_refused', 'file_too_large']);

const refusalOf = (file: File, held: number): string | undefined =>
  refusalOfFile(file, 'picture') ??
  (held >= maxAttachments
    ? `An answer holds up to ${maxAttachments} pictures, so ${file.name} was left out.`
    : undefined);
