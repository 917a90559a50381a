import { useEffect } from 'react';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { ApiError, type CallAddress } from '@forecourt/contract/kit/client.ts';
import { nextTask } from './next-task.ts';

let shown: QueryClient | undefined;
const running = new Set<Promise<unknown>>();

/** Refetches what this page's calls change, as `refetch-after.ts` says. A feature states nothing itself. */
export function useRefetchAfterCalls(client: QueryClient) {
  useEffect(() => {
    shown = client;
    return () => {
      if (shown === client) shown = undefined;
    };
  }, [client]);
}

/**
 * Refetches after a refusal too, because someone else may have acted first. The feature continues first, so that a dialog
 * that closes isn't refetched.
 */
export function refetchAfterCall({ refetch = [] }: CallAddress, error?: unknown): void {
  if (refetch.length === 0 || isNothingNew(error)) return;
  const done = nextTask().then(() =>
    Promise.all(
      refetch.map(async (queryKey) => shown?.invalidateQueries({ queryKey: queryKey as unknown as QueryKey })),
    ),
  );
  running.add(done);
  void done.finally(() => running.delete(done));
}

/** Waits for the refetches that finished calls started, for example to keep a button busy until its label is current. */
export const refetched = async (): Promise<void> => void (await Promise.all(running));

/** A refetch would tell nothing new, and without a session it would replace a page on which text is typed. */
const isNothingNew = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'bad_input' || error.code === 'sign_in_required');
