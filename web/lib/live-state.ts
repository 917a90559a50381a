import { createStore, useStore } from './store.ts';

const isUp = createStore(false);

/** Told by the stream itself. */
export const setLiveIsUp = isUp.set;

/** Whether the stream is open and has spoken; while it is not, who must know asks again and again instead. */
export const useLiveIsUp = (): boolean => useStore(isUp);
