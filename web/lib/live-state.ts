import { createStore, useStore } from './store.ts';

const isUp = createStore(false);

/** Set by the stream itself. */
export const setLiveIsUp = isUp.set;

/** Whether the stream is open and has sent something. While it isn't, callers poll instead. */
export const useLiveIsUp = (): boolean => useStore(isUp);
