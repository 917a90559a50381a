import { useEffect, useState } from 'react';
import type { EditableListing } from '@forecourt/contract/cars/car-shapes.ts';
import type { ListingValues } from '../form/listing-values.ts';
import type { SaveState } from './draft-saver.ts';
import { createFormSaver } from './form-saver.ts';
import type { Some } from './listing-draft.ts';
import { keepLeaving, takeOver } from './leaving.ts';

interface DraftSetup {
  listing: EditableListing | null;
  userId: number;
  values: ListingValues;
  /** Earlier input on this device that newer values replaced. */
  aside: Some;
  /** Receives values saved elsewhere, for the form to show. */
  onNewer: (values: Some) => void;
}

export type Draft = ReturnType<typeof useDraft>;

/**
 * Autosaves the form from the first change. `id` is set once the server has the draft. Unsaved input is kept on this
 * device.
 */
export function useDraft({ listing, userId, values, aside: asideAtFirst, onNewer }: DraftSetup) {
  const [id, setId] = useState(listing?.id ?? null);
  const [state, setState] = useState<SaveState>({ kind: listing ? 'saved' : 'untouched' });
  const [aside, setAside] = useState(asideAtFirst);
  const [saver] = useState(() =>
    createFormSaver({
      listing,
      userId,
      values,
      aside,
      onState: setState,
      onCreated: setId,
      onAside: setAside,
      onNewer,
    }),
  );

  useEffect(() => takeOver(saver), [saver]);
  useEffect(() => saver.show(values), [saver, values]);

  useEffect(() => {
    const save = () => void (saver.isDirty() && saver.flush());
    // The draft may have been edited elsewhere while the page was hidden.
    const onVisibility = () => (document.visibilityState === 'hidden' ? save() : void saver.look());
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

  const { dropAside, flush, look, version, timesNewer } = saver;
  return { id, state, aside, dropAside, flush, look, version, timesNewer, currentId: saver.id };
}
