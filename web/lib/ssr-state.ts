import { useDeferredValue, useState, useSyncExternalStore } from 'react';
import type { QueryKey } from '@tanstack/react-query';

/**
 * Query results the server fetched for a server-rendered page, under the client's query keys (contract/kit/client.ts).
 */
export type SsrResponse = readonly [key: QueryKey, answer: unknown];

export interface SsrState {
  /** Render time. "3 hours ago" is relative to it until hydration has finished. */
  atMs: number;
  answers: readonly SsrResponse[];
}

export const ssrStateId = 'first-view';

let renderedAtMs: number | undefined;

/** True on the server-rendered page itself, false after navigating. */
export const isHydrating = (): boolean => renderedAtMs !== undefined && typeof document !== 'undefined' && !hasLeft;

let hasLeft = false;

/** The same for a component: whether it first mounted on a server-rendered page, on the server or while hydrating. */
export function useIsServerRendered(): boolean {
  const [isRendered] = useState(() => typeof document === 'undefined' || isHydrating());
  return isRendered;
}

/** Called on the router's first navigation. */
export const endHydration = () => void (hasLeft = true);

/** Set while rendering and while hydrating, so that both use the same time. */
export const setRenderedAt = (atMs: number) => void (renderedAtMs = atMs);

let visitors: readonly QueryKey[] = [];

/** Query keys filled with anonymous responses during server rendering. Consumed once, when the session is known. */
export const saveAnonymousKeys = (keys: typeof visitors) => void (visitors = keys);

export function takeAnonymousKeys(): typeof visitors {
  const keys = visitors;
  visitors = [];
  return keys;
}

/**
 * Whether browser-only values may be shown: the clock, time zone or storage. False on the server and during hydration,
 * where the output must match. True right after that, and immediately on every later page.
 */
export const useIsClient = (): boolean => useClientValue(isHere, isNotHere);

/**
 * The same for a single value. If it equals the default, nothing re-renders. Otherwise it re-renders in steps like the
 * rest of hydration, and not everywhere at the same time, as an external store would.
 */
export function useClientValue<T extends string | boolean>(readClient: () => T, readServer: () => T): T {
  const now = typeof document === 'undefined' ? readServer() : readClient();
  const isHere = useDeferredValue(true, isHydrating() && now !== readServer() ? false : undefined);
  // A part that is still to be hydrated when the user starts to leave must match the server too.
  const afterLeaving = useSyncExternalStore(never, () => (isHydrating() ? readServer() : now), readServer);
  if (!isHydrating()) return afterLeaving;
  return isHere ? now : readServer();
}

/** The same for the session, but immediately, because the behaviour of buttons depends on it. */
export const useSessionValue = <T>(read: () => T, readServer: () => T): T =>
  useSyncExternalStore(never, read, readServer);

/** The moment ages are relative to. */
export function useNowMs(): number {
  const here = useIsClient();
  return here || renderedAtMs === undefined ? Date.now() : renderedAtMs;
}

const never = () => () => undefined;
const isHere = () => true;
const isNotHere = () => false;
