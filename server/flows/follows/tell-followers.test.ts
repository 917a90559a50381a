import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyMarket, listed } from '../../../testing/market.ts';
import { noticesWritten } from '../../../testing/notices/scene.ts';
import { dealerIdOf } from '../../../testing/reviews/verified-sale.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { tellFollowers } from './tell-followers.ts';

let site: Site;
let mara: SignedIn;
let kenji: SignedIn;
let grace: SignedIn;
let dealer_id: number;
beforeAll(async () => {
  site = await startSite();
  [mara, kenji, grace] = await Promise.all([site.as('member'), site.as('otherMember'), site.as('dealerOwner')]);
  dealer_id = await dealerIdOf(site, grace);
});
afterAll(() => site.close());
beforeEach(async () => {
  await emptyMarket(site);
  await noticesWritten(site);
  for (const table of ['notices', 'dealer_follows', 'followed_dealers', 'blocks'] as const)
    await site.db.deleteFrom(table).execute();
});

const follow = (person = mara) => person.api.follows.follow({ dealer_id });
/** As if this time had passed since the dealer last listed a car or followers last heard. */
const pass = async (time: string) => {
  await sql`update dealer_new_cars set since = since - ${time}::interval, told_at = told_at - ${time}::interval`.execute(
    site.db,
  );
  await sql`update followed_dealers set told_at = told_at - ${time}::interval`.execute(site.db);
};
async function told(person = mara): Promise<string[]> {
  await tellFollowers(site.db);
  await noticesWritten(site);
  const { notices } = await person.api.notices.list({});
  return notices.map(({ sentence }) => sentence).toReversed();
}
const markRead = () => sql`update notices set read_at = now()`.execute(site.db);

test('a new car is one notification for every follower, from which the dealer can be unfollowed', async () => {
  await follow();
  await follow(kenji);
  const id = await listed(grace, { title: 'Rally car' });
  await pass('2 minutes');
  expect(await told()).toEqual(['Eclipse Motors listed “Rally car”.']);
  expect(await told(kenji)).toHaveLength(1);
  const [notice] = (await mara.api.notices.list({})).notices;
  expect(notice).toMatchObject({ link: `/car/${id}`, dealer: { id: dealer_id, name: 'Eclipse Motors' } });
  await mara.api.follows.unfollow({ dealer_id: notice!.dealer!.id });
  await markRead();
  await pass('1 hour');
  await listed(grace, { title: 'Another car' });
  await pass('2 minutes');
  expect(await told()).toHaveLength(1);
  expect(await told(kenji)).toHaveLength(2);
});

test('several cars listed one after another are one notification, also if it takes long', async () => {
  await follow();
  for (let at = 0; at < 3; at++) {
    await listed(grace);
    expect(await told()).toEqual([]);
    await pass('100 seconds');
  }
  await pass('1 minute');
  expect(await told()).toEqual(['Eclipse Motors listed 3 new cars.']);
  expect((await mara.api.notices.list({})).notices).toMatchObject([{ link: `/dealer/${dealer_id}` }]);
});

test('a dealer who never stops listing is announced after ten minutes', async () => {
  await follow();
  await listed(grace);
  await pass('9 minutes');
  await listed(grace);
  expect(await told()).toEqual([]);
  await pass('1 minute');
  expect(await told()).toEqual(['Eclipse Motors listed 2 new cars.']);
});

test('followers hear at most once an hour, and the next time about everything since', async () => {
  await follow();
  await listed(grace, { title: 'First car' });
  await pass('2 minutes');
  expect(await told()).toHaveLength(1);
  await markRead();
  await listed(grace);
  await listed(grace);
  await pass('59 minutes');
  expect(await told()).toHaveLength(1);
  await pass('1 minute');
  expect(await told()).toEqual(['Eclipse Motors listed “First car”.', 'Eclipse Motors listed 2 new cars.']);
});

test('two processes at the same time announce each car once', async () => {
  await follow();
  for (let at = 0; at < 5; at++) await listed(grace);
  await pass('2 minutes');
  await Promise.all(Array.from({ length: 4 }, () => tellFollowers(site.db)));
  const { rows } = await sql<{ cars: number }>`
    select jsonb_array_length(data::jsonb -> 'carIds') as cars from announcements where kind = 'dealer_listed_cars'
      and created_at > now() - interval '1 minute' order by id desc limit 2`.execute(site.db);
  expect(await told()).toEqual(['Eclipse Motors listed 5 new cars.']);
  expect(rows[0]).toEqual({ cars: 5 });
  await markRead();
  expect(await told()).toHaveLength(1);
});

test('a crash before the end loses nothing and repeats nothing', async () => {
  await follow();
  await listed(grace);
  await pass('2 minutes');
  await sql`create function fail_once() returns trigger language plpgsql as $$ begin raise 'crash'; end $$`.execute(
    site.db,
  );
  await sql`create trigger crash before insert on announcements for each row execute function fail_once()`.execute(
    site.db,
  );
  await expect(tellFollowers(site.db)).rejects.toThrow('crash');
  await sql`drop function fail_once cascade`.execute(site.db);
  expect(await told()).toHaveLength(1);
  await tellFollowers(site.db);
  expect(await told()).toHaveLength(1);
});

test('a car is new once: leaving, returning, editing and renewing announce nothing', async () => {
  await follow();
  const id = await listed(grace);
  await pass('2 minutes');
  expect(await told()).toHaveLength(1);
  await markRead();
  await grace.api.cars.change({ id, transition: 'reserve' });
  await grace.api.cars.change({ id, transition: 'release' });
  await grace.api.cars.update({ id, price: 30_000 });
  await sql`update cars set status = 'expired' where id = ${id}`.execute(site.db);
  await grace.api.cars.change({ id, transition: 'renew' });
  await pass('3 hours');
  expect(await told()).toHaveLength(1);
});

test('cars that are hidden or gone aren’t announced, and those that return in time are', async () => {
  await follow();
  const gone = await listed(grace, { title: 'Gone' });
  const hidden = await listed(grace, { title: 'Hidden' });
  await grace.api.cars.remove({ id: gone });
  await sql`update cars set is_hidden = true where id = ${hidden}`.execute(site.db);
  await pass('1 hour');
  expect(await told()).toEqual([]);
  await sql`update cars set is_hidden = false where id = ${hidden}`.execute(site.db);
  expect(await told()).toEqual(['Eclipse Motors listed “Hidden”.']);
});

test('cars from before, drafts and private cars announce nothing', async () => {
  await listed(grace);
  await follow();
  await grace.api.cars.create({ make: 'Karin' });
  await listed(kenji);
  await pass('1 hour');
  expect(await told()).toEqual([]);
});

test('team members hear nothing of their own dealer, even if they followed it before', async () => {
  await follow();
  await site.db
    .insertInto('dealer_team_members')
    .values({ user_id: mara.id, dealer_account_id: dealer_id, role: 'staff' })
    .execute();
  await listed(grace);
  await pass('1 hour');
  expect(await told()).toEqual([]);
  await site.db.deleteFrom('dealer_team_members').where('user_id', '=', mara.id).execute();
});

test('no one hears of a car whose seller has blocked them or whom they blocked, but of the others', async () => {
  const pia = await site.as('dealerStaff');
  await follow();
  await follow(kenji);
  await site.db.insertInto('blocks').values({ blocker_id: mara.id, blocked_id: pia.id }).execute();
  await listed(grace, { title: 'From Grace' });
  await listed(pia, { title: 'From Pia' });
  await pass('1 hour');
  expect(await told()).toEqual(['Eclipse Motors listed “From Grace”.']);
  expect(await told(kenji)).toEqual(['Eclipse Motors listed 2 new cars.']);
});
