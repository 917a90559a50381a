import { useDeferredValue, useState, useSyncExternalStore } from 'react';
import type { QueryKey } from '@tanstack/react-query';

/** What the server asked for a page that it drew, under the keys by which the page asks (contract/kit/client.ts). */
export type SsrResponse = readonly [key: QueryKey, answer: unknown];

export interface SsrState {
  /** When it was drawn: "3 hours ago" is counted from here until the scripts have taken over. */
  atMs: number;
  answers: readonly SsrResponse[];
}

export const ssrStateId = 'first-view';

let drawnAtMs: number | undefined;

/** The page at hand came from the server as it stands, and not by a step from another. */
export const isHydrating = (): boolean => drawnAtMs !== undefined && typeof document !== 'undefined' && !hasLeft;

let hasLeft = false;

/** The same of where a component stands, on the server and here alike, for as long as it stands there. */
export function useIsServerRendered(): boolean {
  const [isDrawn] = useState(() => typeof document === 'undefined' || isHydrating());
  return isDrawn;
}

/** Told by the router's first step to another page. */
export const endHydration = () => void (hasLeft = true);

/** Set where a page is drawn and where it is taken over, so that both count from one moment. */
export const setRenderedAt = (atMs: number) => void (drawnAtMs = atMs);

let visitors: readonly QueryKey[] = [];

/** The keys of what a visitor was answered, before it was known who is here; taken once, by who knows it. */
export const saveAnonymousKeys = (keys: typeof visitors) => void (visitors = keys);

export function takeAnonymousKeys(): typeof visitors {
  const keys = visitors;
  visitors = [];
  return keys;
}

/**
 * Whether what this browser alone knows may be shown: its clock and zone, what is stored in it. Not on the server, and
 * not while its HTML is taken over, which must be drawn alike; right after that, and on every later page at once.
 */
export const useIsClient = (): boolean => useClientValue(isHere, isNotHere);

/**
 * The same for one thing: where it is what everybody is shown, nothing is drawn anew. Where it is not, that is done bit
 * by bit as all of taking over is, and not at once for all such places of a page, as an external store would have it.
 */
export function useClientValue<T extends string | boolean>(here: () => T, drawn: () => T): T {
  const now = typeof document === 'undefined' ? drawn() : here();
  const isHere = useDeferredValue(true, isHydrating() && now !== drawn() ? false : undefined);
  return isHere ? now : drawn();
}

/** The same for who is here: at once, for what a button does depends on it. */
export const useSessionValue = <T>(told: () => T, drawn: () => T): T => useSyncExternalStore(never, told, drawn);

/** The moment that ages are counted from. */
export function useNowMs(): number {
  const here = useIsClient();
  return here || drawnAtMs === undefined ? Date.now() : drawnAtMs;
}

const never = () => () => undefined;
const isHere = () => true;
const isNotHere = () => false;
