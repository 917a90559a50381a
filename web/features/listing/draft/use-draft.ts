import { useEffect, useState } from 'react';
import type { EditableListing } from '@forecourt/contract/cars/car-shapes.ts';
import { ApiError } from '@forecourt/contract/kit/client.ts';
import { api } from '../../../lib/api.ts';
import { emptyValues, valuesOf, type ListingValues } from '../form/listing-values.ts';
import { readValues } from '../form/read-values.ts';
import { words } from '../words.ts';
import { createDraftSaver, type SaveState } from './draft-saver.ts';
import { keepLeaving } from './leaving.ts';

interface DraftSetup {
  listing: EditableListing | null;
  userId: number;
  values: ListingValues;
}

export type Draft = ReturnType<typeof useDraft>;

/** Saves what stands in the form from the first change on. `id` is there once the server has it. */
export function useDraft({ listing, userId, values }: DraftSetup) {
  const [id, setId] = useState(listing?.id ?? null);
  const [state, setState] = useState<SaveState>({ kind: listing ? 'saved' : 'untouched' });
  const [saver] = useState(() =>
    createDraftSaver({
      id,
      saved: readValues(listing ? valuesOf(listing) : emptyValues).fields,
      create: async (fields) => (await api.cars.create({ ...fields, seller_id: userId }, { keepalive: true })).id,
      update: async (draftId, fields) => {
        const answer = await api.cars.update({ ...fields, id: draftId }, { keepalive: true });
        if (answer === null) throw new ApiError('car_not_found', words.gone);
      },
      onState: setState,
      onCreated: setId,
    }),
  );

  useEffect(() => saver.want(readValues(values).fields), [saver, values]);

  useEffect(() => {
    const save = () => void (saver.isDirty() && saver.flush());
    const onVisibility = () => document.visibilityState === 'hidden' && save();
    const onLeave = (event: BeforeUnloadEvent) => {
      const isBehind = saver.isSending() || state.kind === 'retrying' || state.kind === 'refused';
      if (saver.isDirty() && isBehind) event.preventDefault();
    };
    addEventListener('online', save);
    addEventListener('pagehide', save);
    addEventListener('beforeunload', onLeave);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      removeEventListener('online', save);
      removeEventListener('pagehide', save);
      removeEventListener('beforeunload', onLeave);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [saver, state.kind]);

  useEffect(() => () => keepLeaving(saver.isDirty() ? saver.flush() : undefined), [saver]);

  return { id, state, flush: saver.flush, currentId: saver.id };
}
