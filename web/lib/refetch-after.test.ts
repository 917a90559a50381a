import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { contract } from '@forecourt/contract/contract.ts';
import type { AnyCall } from '@forecourt/contract/kit/call.ts';
import type { CallFunction } from '@forecourt/contract/kit/client.ts';
import { describe, expect, test, vi } from 'vitest';
import * as api from './api.ts';
import { refetchAfter } from './refetch-after.ts';
import { type RefetchAfter } from './refetched.ts';
import { refetched, useRefetchAfterCalls } from './refetch.ts';

const calls = Object.entries(contract).flatMap(([feature, ofFeature]) =>
  Object.entries(ofFeature as Record<string, AnyCall>).map(([name, call]) => ({ feature, name, call })),
);
const table: Partial<Record<string, Partial<Record<string, readonly string[] | 'everything'>>>> =
  refetchAfter satisfies RefetchAfter;
const changing = calls.filter(({ call }) => call.address.method !== 'GET');
const reading = calls.filter(({ call }) => call.address.method === 'GET');

test('every call that changes something says what to refetch, and no other call does', () => {
  const entries = Object.entries(table).flatMap(([feature, ofFeature = {}]) =>
    Object.keys(ofFeature).map((name) => `${feature}.${name}`),
  );
  expect(entries.toSorted()).toEqual(changing.map(({ feature, name }) => `${feature}.${name}`).toSorted());
});

test('the table names features with queries, and calls that are queries', () => {
  const queries = new Set(reading.flatMap(({ feature, name }) => [feature, `${feature}.${name}`]));
  const named = Object.values(table).flatMap((ofFeature = {}) => Object.values(ofFeature).flat());
  expect(named.filter((key) => key !== undefined && key !== 'everything' && !queries.has(key))).toEqual([]);
});

describe('each call', () => {
  const functions = api as unknown as Record<string, Record<string, CallFunction<AnyCall>>>;
  test.each(changing.map(({ feature, name }) => [feature, name] as const))(
    '%s.%s refetches its row of the table and nothing else',
    async (feature, name) => {
      const client = new QueryClient();
      const keys = reading.map((query) => [query.feature, query.name, {}] as const);
      for (const queryKey of keys) client.setQueryData(queryKey as unknown as QueryKey, {});
      const { unmount } = renderHook(() => useRefetchAfterCalls(client));
      vi.stubGlobal('fetch', async () => Response.json({ success: true }));
      const { files = [] } = functions[feature]![name]!.address;
      await functions[feature]![name]!({ files: Object.fromEntries(files.map((file) => [file, []])) });
      await refetched();
      unmount();

      const row = table[feature]![name]!;
      const isMeant = (query: string, call: string) =>
        row === 'everything' || row.includes(query) || row.includes(`${query}.${call}`);
      const outdated = keys.filter((key) => client.getQueryState(key as unknown as QueryKey)?.isInvalidated);
      expect(outdated).toEqual(keys.filter(([query, call]) => isMeant(query, call)));
    },
  );
});
