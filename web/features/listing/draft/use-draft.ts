import { useEffect, useState } from 'react';
import type { EditableListing } from '@forecourt/contract/cars/car-shapes.ts';
import { ApiError } from '@forecourt/contract/kit/client.ts';
import { api } from '../../../lib/api.ts';
import { emptyValues, valuesOf, type ListingValues } from '../form/listing-values.ts';
import { readValues } from '../form/read-values.ts';
import { words } from '../words.ts';
import { createDraftSaver, type SaveState } from './draft-saver.ts';
import { keptValues } from './kept-values.ts';
import { keepLeaving, takeOver } from './leaving.ts';

interface DraftSetup {
  listing: EditableListing | null;
  userId: number;
  values: ListingValues;
}

export type Draft = ReturnType<typeof useDraft>;

/**
 * Saves what stands in the form from the first change on. `id` is there once the server has it; what it does not have
 * is kept on this device meanwhile.
 */
export function useDraft({ listing, userId, values }: DraftSetup) {
  const [id, setId] = useState(listing?.id ?? null);
  const [state, setState] = useState<SaveState>({ kind: listing ? 'saved' : 'untouched' });
  const [saver] = useState(() => {
    const kept = keptValues(userId);
    let shown = values;
    let version = listing?.updated_at ?? new Date().toISOString();
    let isLeft = false;
    let isTakenOver = false;
    const keep = () => {
      const missing = [...new Set([...made.unsaved(), ...Object.keys(readValues(shown).errors)])];
      const had = Object.fromEntries(missing.map((name) => [name, made.mayHave(name)]));
      const values = Object.fromEntries(Object.entries(shown).filter(([name]) => missing.includes(name)));
      kept.write(made.id(), values, { version, had });
    };
    // Signing out takes it from the device: a form that was left does not bring it back there.
    const mayKeep = (draftId: number | null) => !isTakenOver && (!isLeft || kept.has(draftId));
    const made = createDraftSaver({
      id,
      saved: readValues(listing ? valuesOf(listing) : emptyValues).fields,
      create: async (fields) => {
        const answer = await api.cars.create({ ...fields, seller_id: userId }, { keepalive: true });
        version = answer.listing.updated_at;
        return answer.id;
      },
      update: async (draftId, fields) => {
        const answer = await api.cars.update({ ...fields, id: draftId }, { keepalive: true });
        if (answer === null) throw new ApiError('car_not_found', words.gone);
        version = answer.listing.updated_at;
      },
      onState: (next) => {
        if (mayKeep(made.id())) keep();
        setState(next);
      },
      onCreated: (draftId) => {
        if (mayKeep(null)) {
          kept.write(null, {});
          keep();
        }
        setId(draftId);
      },
    });
    return {
      ...made,
      show: (now: ListingValues) => {
        shown = now;
        isLeft = false;
        made.want(readValues(now).fields);
        keep();
      },
      leave: () => {
        isLeft = true;
      },
      /** Another form goes on with it. */
      stop: () => {
        isTakenOver = true;
        made.stop();
      },
    };
  });

  useEffect(() => takeOver(saver), [saver]);
  useEffect(() => saver.show(values), [saver, values]);

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

  useEffect(
    () => () => {
      saver.leave();
      keepLeaving(saver.isDirty() ? saver.flush() : undefined, saver);
    },
    [saver],
  );

  return { id, state, flush: saver.flush, currentId: saver.id };
}
