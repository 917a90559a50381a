import { createStore, useStore } from '../../lib/store.ts';

const isHeld = createStore(false);

/** A page with something typed stays as it is while its person signs in again elsewhere. */
export const freezePage = isHeld.set;

export const useIsPageFrozen = () => useStore(isHeld);
