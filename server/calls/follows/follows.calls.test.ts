import { maxFollowedDealers } from '@forecourt/contract/follows/follow-values.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyMarket, listed } from '../../../testing/market.ts';
import { dealerIdOf } from '../../../testing/reviews/verified-sale.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let mara: SignedIn;
let grace: SignedIn;
let dealer_id: number;
beforeAll(async () => {
  site = await startSite();
  [mara, grace] = await Promise.all([site.as('member'), site.as('dealerOwner')]);
  dealer_id = await dealerIdOf(site, grace);
});
afterAll(() => site.close());
beforeEach(async () => {
  await emptyMarket(site);
  await site.db.deleteFrom('dealer_follows').execute();
  await sql`update dealer_accounts set status = 'active'`.execute(site.db);
});

const followed = async (person = mara) => (await person.api.follows.list({})).dealers;
const followers = async () => (await grace.api.figures.dashboard({ dealer_id })).followers;

test('a dealer is followed once, and only its number of followers is known to it', async () => {
  const car = await listed(grace);
  await Promise.all([1, 2, 3].map(() => mara.api.follows.follow({ dealer_id })));
  expect(await followed()).toMatchObject([
    { dealer_id, company_name: 'Eclipse Motors', is_trading: true, active_cars: 1, newest: [{ id: car }] },
  ]);
  expect(await followers()).toBe(1);
  const seen = [await grace.api.figures.dashboard({ dealer_id }), await grace.api.dealers.get({ id: dealer_id })];
  expect(JSON.stringify(seen)).not.toContain('Mara');
  expect(await followed(grace)).toEqual([]);
  await mara.api.follows.unfollow({ dealer_id });
  await mara.api.follows.unfollow({ dealer_id });
  expect(await followed()).toEqual([]);
  expect(await followers()).toBe(0);
});

test('no one follows their own dealer with any of their characters', async () => {
  await expect(grace.api.follows.follow({ dealer_id })).rejects.toMatchObject({ code: 'own_dealer' });
  await sql`update users set game_account_id = (select game_account_id from users where id = ${grace.id})
    where id = ${mara.id}`.execute(site.db);
  await expect(mara.api.follows.follow({ dealer_id })).rejects.toMatchObject({ code: 'own_dealer' });
  await sql`update users set game_account_id = (select max(id) from game_accounts) where id = ${mara.id}`.execute(
    site.db,
  );
});

test('the newest three cars for sale are shown, newest first', async () => {
  await mara.api.follows.follow({ dealer_id });
  expect(await followed()).toMatchObject([{ newest: [] }]);
  const ids = [await listed(grace), await listed(grace), await listed(grace), await listed(grace)];
  const hidden = await listed(grace);
  await sql`update cars set is_hidden = true where id = ${hidden}`.execute(site.db);
  await listed(await site.as('otherMember'));
  const [dealer] = await followed();
  expect(dealer!.newest.map(({ id }) => id)).toEqual(ids.slice(1).toReversed());
});

test('a dealer that isn’t trading can’t be followed, and stays listed for those who do', async () => {
  await mara.api.follows.follow({ dealer_id });
  await sql`update dealer_accounts set status = 'suspended' where id = ${dealer_id}`.execute(site.db);
  const kenji = await site.as('otherMember');
  await expect(kenji.api.follows.follow({ dealer_id })).rejects.toMatchObject({ code: 'dealer_not_trading' });
  await expect(kenji.api.follows.follow({ dealer_id: 999_999 })).rejects.toMatchObject({ code: 'dealer_not_found' });
  expect(await followed()).toMatchObject([{ dealer_id, is_trading: false }]);
});

test('no one follows more dealers than the limit, also not with parallel requests', async () => {
  await sql`
    insert into dealer_accounts (company_name, status) select 'Company ' || n, 'active' from generate_series(1, ${maxFollowedDealers + 3}) as n`.execute(
    site.db,
  );
  const others = await site.db.selectFrom('dealer_accounts').select('id').where('id', '<>', dealer_id).execute();
  const outcomes = await Promise.allSettled(others.map(({ id }) => mara.api.follows.follow({ dealer_id: id })));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(maxFollowedDealers);
  await expect(mara.api.follows.follow({ dealer_id })).rejects.toMatchObject({ code: 'too_many_follows' });
});
