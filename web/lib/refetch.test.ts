import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ErrorCode } from '@forecourt/contract/errors.ts';
import { expect, test, vi } from 'vitest';
import * as api from './api.ts';
import { refetched, useRefetchAfterCalls } from './refetch.ts';

const { queryKey } = api.awards.catalogue.query({});
const revoke = (signal?: AbortSignal) =>
  api.awards.revoke({ grant_id: 1, reason: 'Granted by mistake' }, signal ? { signal } : {}).catch(() => undefined);
const answers = (status: number, body: object) => vi.stubGlobal('fetch', async () => Response.json(body, { status }));
const refuses = (code: ErrorCode) => answers(409, { success: false, code, error: 'It couldn’t be done.' });

function openPage() {
  const client = new QueryClient();
  client.setQueryData(queryKey, null);
  const { unmount } = renderHook(() => useRefetchAfterCalls(client));
  return { client, unmount, isOutdated: () => client.getQueryState(queryKey)?.isInvalidated };
}

test('a refusal refetches too, because someone else may have acted first', async () => {
  const { isOutdated } = openPage();
  refuses('award_not_found');
  await revoke();
  await refetched();
  expect(isOutdated()).toBe(true);
});

test('a lost connection refetches, because the change may have arrived', async () => {
  const { isOutdated } = openPage();
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')));
  await revoke();
  await refetched();
  expect(isOutdated()).toBe(true);
});

test.each(['bad_input', 'sign_in_required'] as const)(
  '%s refetches nothing and leaves what is typed alone',
  async (code) => {
    const { isOutdated } = openPage();
    refuses(code);
    await revoke();
    expect(isOutdated()).toBe(false);
  },
);

test('an abandoned call, a call that only reads and a query refetch nothing', async () => {
  const { isOutdated } = openPage();
  vi.stubGlobal('fetch', async () => Promise.reject(new DOMException('Aborted', 'AbortError')));
  await revoke(AbortSignal.abort());
  answers(200, { success: true, awards: [] });
  await api.awards.catalogue({});
  await new QueryClient().query(api.awards.revoke.query({ grant_id: 1, reason: 'A preview' }));
  await refetched();
  expect(isOutdated()).toBe(false);
});

test('a page that has been left refetches nothing', async () => {
  const { isOutdated, unmount } = openPage();
  unmount();
  answers(200, { success: true });
  await revoke();
  await refetched();
  expect(isOutdated()).toBe(false);
});

test('what a feature closes when its call has succeeded isn’t fetched again', async () => {
  const { client, isOutdated } = openPage();
  const queryFn = vi.fn(async () => null);
  const close = new QueryObserver(client, { queryKey, queryFn, staleTime: Infinity }).subscribe(() => undefined);
  answers(200, { success: true });
  await revoke().then(close);
  await refetched();
  expect(isOutdated()).toBe(true);
  expect(queryFn).not.toHaveBeenCalled();
});

test('refetched waits until the pages show the new state', async () => {
  const { client } = openPage();
  let arrive: (value: object) => void = () => undefined;
  const queryFn = () => new Promise<object>((resolve) => (arrive = resolve));
  const stop = new QueryObserver(client, { queryKey, queryFn, staleTime: Infinity }).subscribe(() => undefined);
  answers(200, { success: true });
  await revoke();
  let isDone = false;
  const waiting = refetched().then(() => (isDone = true));
  await expect.poll(() => client.isFetching()).toBe(1);
  expect(isDone).toBe(false);
  arrive({ success: true, awards: [] });
  await waiting;
  expect(client.getQueryData(queryKey)).toEqual({ success: true, awards: [] });
  stop();
});
