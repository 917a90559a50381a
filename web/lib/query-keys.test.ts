import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import * as api from './api.ts';

test('invalidating a feature by name covers all its queries, and the compiler knows the name', async () => {
  const client = new QueryClient();
  const { queryKey } = api.tickets.get.query({ id: 42 });
  client.setQueryData(queryKey, null);
  // @ts-expect-error No feature is called so.
  await client.invalidateQueries({ queryKey: ['ticket'] });
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(false);
  await client.invalidateQueries({ queryKey: ['tickets'] });
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
