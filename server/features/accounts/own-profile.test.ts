import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite, type Site } from '../../../testing/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const everybody = () =>
  site.db.selectFrom('users').select(['id', 'phone_number', 'routing_number']).orderBy('id').execute();

test('changing your own numbers changes no one else’s', async () => {
  const { api, id } = await site.as('member');
  const before = await everybody();
  const numbers = { phone_number: '5550199', routing_number: '999123456' };
  await api.accounts.updateProfile(numbers);
  expect(await everybody()).toEqual(before.map((one) => (one.id === id ? { id, ...numbers } : one)));
});

test('an attempt to change another user’s profile is logged with the user, account, field and refusal', async () => {
  const [{ api, id }, victim] = await Promise.all([site.as('dealerStaff'), site.as('otherMember')]);
  const numbers = { phone_number: '1', routing_number: '123456789' };
  await expect(api.accounts.updateProfile({ ...numbers, user_id: victim.id })).rejects.toMatchObject({
    code: 'not_allowed',
  });
  const { game_account_id } = await site.db
    .selectFrom('users')
    .select('game_account_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const refusals = await site.db
    .selectFrom('refusals')
    .select(['user_id', 'game_account_id', 'call', 'code'])
    .execute();
  expect(refusals).toEqual([{ user_id: id, game_account_id, call: 'accounts.updateProfile', code: 'not_allowed' }]);
});
