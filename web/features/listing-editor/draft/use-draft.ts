import { useEffect, useState } from 'react';
import type { EditableListing } from '@forecourt/contract/cars/car-shapes.ts';
import type { ListedFor } from '@forecourt/contract/cars/moves.ts';
import type { ListingValues } from '../form/listing-values.ts';
import type { SaveState } from './draft-saver.ts';
import { createFormSaver } from './form-saver.ts';
import { keepLeaving, takeOver } from './leaving.ts';

interface DraftSetup {
  listing: EditableListing | null;
  userId: number;
  values: ListingValues;
  /** True if the draft was changed elsewhere since these values were typed. */
  isUndecided: boolean;
  /** The owner of a new draft, for users who choose. */
  listedFor?: { current: ListedFor };
  /** Receives values saved elsewhere, for the form to show. */
  onNewer: (values: ListingValues) => void;
}

export type Draft = ReturnType<typeof useDraft>;

/**
 * Autosaves the form from the first change. `id` is set once the server has the draft. Unsaved input is kept on this
 * device.
 */
export function useDraft({ listing, userId, values, isUndecided, listedFor, onNewer }: DraftSetup) {
  const [id, setId] = useState(listing?.id ?? null);
  const savedState = listing ? 'saved' : 'untouched';
  const [state, setState] = useState<SaveState>({ kind: isUndecided ? 'undecided' : savedState });
  const [saver] = useState(() =>
    createFormSaver({
      listing,
      userId,
      values,
      isUndecided,
      ...(listedFor && { listedFor }),
      onState: setState,
      onCreated: setId,
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
      const isBehind = saver.isSending() || unsavedKinds.has(state.kind);
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

  const { flush, look, version, newerAt, timesNewer, reload, keepMine } = saver;
  const decision = { isUndecided: saver.isUndecided, newerAt, reload, keepMine };
  return { id, state, flush, look, version, timesNewer, ...decision, currentId: saver.id };
}

const unsavedKinds = new Set<SaveState['kind']>(['retrying', 'refused', 'undecided']);
