import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite, type Site } from '../../testing/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const everybody = () =>
  site.db.selectFrom('users').select(['id', 'phone_number', 'routing_number']).orderBy('id').execute();

test('who changes their numbers changes nobody else’s', async () => {
  const { api, id } = await site.as('member');
  const before = await everybody();
  const numbers = { phone_number: '5550199', routing_number: '999123456' };
  await api.accounts.updateProfile(numbers);
  expect(await everybody()).toEqual(before.map((one) => (one.id === id ? { id, ...numbers } : one)));
});
