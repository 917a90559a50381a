import { createStore, useStore } from '../../lib/store.ts';

const isFrozen = createStore(false);

/** Keeps a page with unsaved input as it is while the member logs in again in another tab. */
export const freezePage = isFrozen.set;

export const useIsPageFrozen = () => useStore(isFrozen);
