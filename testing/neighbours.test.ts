import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite, type SignedIn, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

/** Each user's own things, of every kind the neighbours have. */
const own: Record<string, (person: SignedIn) => Promise<unknown>> = {
  listings: async ({ api }) => (await api.cars.mine({})).listings,
  favourites: async ({ api }) => (await api.favourites.list({})).cars,
  hearts: async ({ api }) => (await api.favourites.ids({})).car_ids,
  conversations: async ({ api, id }) => (await api.messaging.conversations({ user_id: id })).conversations,
  payments: async ({ api, id }) => (await api.payments.paymentHistory({ user_id: id })).payments,
  tickets: async ({ api, id }) => (await api.tickets.list({ user_id: id })).tickets,
};

test.each(Object.entries(own))('a user without %s sees none of the neighbours’', async (_name, read) => {
  for (const persona of ['member', 'dealerOwner', 'support', 'admin'] as const)
    expect(await read(await site.as(persona))).toEqual([]);
});

test('the neighbours’ messages are unread for no one else', async () => {
  const { api, id } = await site.as('member');
  expect((await api.messaging.unreadCount({ user_id: id })).unread_count).toBe(0);
});
