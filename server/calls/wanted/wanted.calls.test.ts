import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runWantedSchedule } from '../../jobs/expire-wanted-ads.ts';
import { sweepQueries } from '../../features/searches/filed-queries.store.ts';
import { draft, emptyMarket, listed } from '../../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { goodAd, noAds, postedAd } from '../../../testing/wanted.ts';

let site: Site;
let mara: SignedIn;
let kenji: SignedIn;
let theo: SignedIn;
let silas: SignedIn;
let grace: SignedIn;
let dev: SignedIn;
beforeAll(async () => {
  site = await startSite();
  [mara, kenji, theo, silas, grace, dev] = await Promise.all([
    site.as('member'),
    site.as('otherMember'),
    site.as('firstCharacter'),
    site.as('otherCharacter'),
    site.as('dealerOwner'),
    site.as('dealerManager'),
  ]);
});
afterAll(() => site.close());
beforeEach(async () => {
  await emptyMarket(site);
  await noAds(site);
  await site.db.deleteFrom('blocks').execute();
});

const titles = async (who = site.visitor(), asked = {}) => (await who.api.wanted.list(asked)).ads.map((ad) => ad.title);
const code = (wanted: string) => ({ code: wanted });

describe('posting', () => {
  test('an ad is on the board for everyone for thirty days', async () => {
    const { ad } = await mara.api.wanted.add(goodAd);
    expect(ad).toMatchObject({ ...goodAd, status: 'open', may: { edit: true, reply: false, report: false } });
    expect(Date.parse(ad.expires_at) - Date.parse(ad.published_at)).toBe(30 * 86_400_000);
    const seen = await site.visitor().api.wanted.get({ id: ad.id });
    expect(seen?.ad).toMatchObject({ ...goodAd, owner: { name: 'Mara Quinn' }, reason: null, replies: null });
    expect(seen?.ad.may).toEqual({ change: [], edit: false, reply: false, report: false });
    expect((await kenji.api.wanted.get({ id: ad.id }))?.ad.may).toMatchObject({ reply: true, report: true });
  });

  test('needs a filter besides the budget, and the text has its limit', async () => {
    const refused = (more: object) => mara.api.wanted.add({ ...goodAd, ...more }).catch((error: unknown) => error);
    expect(await refused({ filters: {} })).toMatchObject({
      fields: { filters: ['Please select at least one filter'] },
    });
    expect(await refused({ filters: { asTyped: true } })).toMatchObject(code('bad_input'));
    expect(await refused({ filters: { make: 'Karin', maxPrice: 5 } })).toMatchObject(code('bad_input'));
    expect(await refused({ budget: 0 })).toMatchObject({ fields: { budget: ['Please enter a price of at least $1'] } });
    expect(await refused({ text: 'x'.repeat(1001) })).toMatchObject(code('bad_input'));
    expect(await titles()).toEqual([]);
  });

  test('three are open at most, however many are posted at once, and closing one makes room', async () => {
    const all = await Promise.allSettled(Array.from({ length: 6 }, (_, at) => postedAd(mara, { title: `Ad ${at}` })));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(all.find(({ status }) => status === 'rejected')).toMatchObject({ reason: code('too_many_wanted_ads') });
    const { id } = (await mara.api.wanted.mine({})).ads[0]!;
    await mara.api.wanted.change({ id, transition: 'close' });
    await postedAd(mara);
    await expect(mara.api.wanted.change({ id, transition: 'renew' })).rejects.toMatchObject(
      code('too_many_wanted_ads'),
    );
    expect(await postedAd(kenji)).toBeGreaterThan(0);
  });

  test('the board finds by words and make, sorts and leaves out what has ended', async () => {
    await postedAd(mara, { title: 'Cheap Karin', budget: 9_000 });
    await postedAd(kenji, {
      title: 'Big truck',
      filters: { make: ['Bravado', 'Dundreary'] },
      budget: 80_000,
      text: '',
    });
    const gone = await postedAd(theo, { title: 'Gone' });
    await theo.api.wanted.change({ id: gone, transition: 'close' });
    expect(await titles()).toEqual(['Big truck', 'Cheap Karin']);
    expect(await titles(undefined, { make: 'Bravado' })).toEqual(['Big truck']);
    expect(await titles(undefined, { search: 'weekends karin' })).toEqual(['Cheap Karin']);
    expect(await titles(undefined, { search: '100%' })).toEqual([]);
    expect(await titles(undefined, { sort: 'highest_budget' })).toEqual(['Big truck', 'Cheap Karin']);
    expect(await titles(undefined, { sort: 'ends_soon' })).toEqual(['Cheap Karin', 'Big truck']);
  });

  test('only the owner changes an ad, and no one else learns of a deleted one', async () => {
    const id = await postedAd(mara);
    await expect(kenji.api.wanted.update({ id, ...goodAd })).rejects.toMatchObject(code('wanted_ad_not_found'));
    const { ad } = await mara.api.wanted.update({ id, ...goodAd, title: 'A red Karin', filters: { colour: 'red' } });
    expect(ad).toMatchObject({ title: 'A red Karin', filters: { colour: 'red' }, status: 'open' });
    await mara.api.wanted.change({ id, transition: 'delete' });
    expect(await kenji.api.wanted.get({ id })).toBeNull();
    expect((await mara.api.wanted.mine({})).ads).toEqual([]);
    await mara.api.wanted.change({ id, transition: 'restore' });
    expect(await titles()).toEqual(['A red Karin']);
  });

  test('an ad is deleted for good after a day', async () => {
    const id = await postedAd(mara);
    await mara.api.wanted.change({ id, transition: 'delete' });
    await sql`update wanted_ads set removed_at = now() - interval '25 hours'`.execute(site.db);
    await expect(mara.api.wanted.change({ id, transition: 'restore' })).rejects.toMatchObject(code('wanted_ad_is_so'));
  });

  test('an ad ends when its time is up, and renewing opens it for the full time', async () => {
    const id = await postedAd(mara);
    await sql`update wanted_ads set expires_at = now()`.execute(site.db);
    await runWantedSchedule(site.db);
    expect(await titles()).toEqual([]);
    expect((await kenji.api.wanted.get({ id }))?.ad.status).toBe('expired');
    const { ad } = await mara.api.wanted.change({ id, transition: 'renew' });
    expect(ad).toMatchObject({ status: 'open' });
    expect(Date.parse(ad.expires_at)).toBeGreaterThan(Date.now() + 29 * 86_400_000);
    expect(await titles()).toEqual([goodAd.title]);
  });

  test('a suspended owner’s ads are hidden, and closing the account deletes them', async () => {
    const id = await postedAd(kenji);
    const restrict = (to: 'suspended' | 'active') =>
      sql`update users set standing = ${to}, standing_reason = case when ${to} = 'active' then null else 'Spam' end,
        suspended_until = case when ${to} = 'active' then null else now() + interval '1 day' end where id = ${kenji.id}`.execute(
        site.db,
      );
    await restrict('suspended');
    expect(await titles()).toEqual([]);
    expect(await mara.api.wanted.get({ id })).toBeNull();
    await restrict('active');
    expect(await titles()).toEqual([goodAd.title]);
    const ivy = await site.as('incomplete');
    await postedAd(ivy, { title: 'Mine' });
    const { user } = await ivy.api.accounts.checkSession({});
    await ivy.api.accounts.closeAccount({ name: user!.name });
    expect(await titles()).toEqual([goodAd.title]);
  });

  test('an open ad keeps its query, and an ended one lets it go', async () => {
    const id = await postedAd(mara);
    const queries = async () => {
      await sweepQueries(site.db);
      return (await sql`select from filed_queries where filters ->> 'maxPrice' = '50000'`.execute(site.db)).rows.length;
    };
    expect(await queries()).toBe(1);
    await mara.api.wanted.change({ id, transition: 'close' });
    expect(await queries()).toBe(0);
  });
});

describe('replying', () => {
  const reply = (who: SignedIn, id: number, car_id: number, text?: string) =>
    who.api.wanted.reply({ id, car_id, ...(text !== undefined && { text }) });

  test('a private seller replies with a matching car, and the owner sees it in the conversation about it', async () => {
    const id = await postedAd(mara);
    const car = await listed(kenji, { title: 'Rally car' });
    await listed(kenji, { price: 60_000 });
    await draft(kenji);
    expect((await kenji.api.wanted.myCars({ id })).cars).toMatchObject([{ car: { id: car }, conversation_id: null }]);
    const { conversation_id } = await reply(kenji, id, car, 'It is quick.');
    const seen = await mara.api.messaging.conversation({ conversation_id });
    expect(seen?.conversation).toMatchObject({
      car: { id: car },
      unread_count: 1,
      messages: [
        {
          message_type: 'wanted_reply',
          sender_name: 'Kenji Mori',
          content: 'It is quick.',
          metadata: { ad_id: id, ad_title: goodAd.title, car: { id: car, title: 'Rally car', price: 42_000 } },
        },
      ],
    });
    expect((await kenji.api.wanted.myCars({ id })).cars).toMatchObject([{ conversation_id }]);
    expect((await mara.api.wanted.get({ id }))?.ad.replies).toBe(1);
    expect((await kenji.api.wanted.get({ id }))?.ad.replies).toBeNull();
    await mara.api.messaging.sendMessage({ conversation_id, sender_id: mara.id, content: 'Tell me more' });
  });

  test('goes on in the conversation that the two already have about the car', async () => {
    const car_id = await listed(kenji);
    const { id: known } = await mara.api.messaging.create({ car_id });
    expect((await reply(kenji, await postedAd(mara), car_id)).conversation_id).toBe(known);
  });

  test('works once per car, also twice at the same time, and with another car', async () => {
    const [id, car, other] = [await postedAd(mara), await listed(kenji), await listed(kenji)];
    const both = await Promise.allSettled([reply(kenji, id, car), reply(kenji, id, car)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: code('replied_already') });
    await reply(kenji, id, other);
    const { rows } = await sql`select from messages where message_type = 'wanted_reply' and sender_id = ${kenji.id}
      and conversation_id in (select conversation_id from wanted_replies where ad_id = ${id})`.execute(site.db);
    expect(rows).toHaveLength(2);
  });

  test('a dealer’s team replies in its name, and no one else can use its cars', async () => {
    const [id, car] = [await postedAd(mara), await listed(grace)];
    await expect(reply(kenji, id, car)).rejects.toMatchObject(code('car_not_found'));
    const { conversation_id } = await reply(dev, id, car);
    const seen = await mara.api.messaging.conversation({ conversation_id });
    expect(seen?.conversation).toMatchObject({
      company_name: 'Eclipse Motors',
      messages: [{ sender_name: 'Dev Okafor' }],
    });
    await expect(reply(grace, id, car)).rejects.toMatchObject(code('replied_already'));
  });

  test('only with a car that matches and is for sale, to an open ad', async () => {
    const id = await postedAd(mara, { filters: { make: 'Karin', colour: 'red' } });
    const [blue, red] = [await listed(kenji, { colour: 'blue' }), await listed(kenji, { colour: 'red' })];
    await expect(reply(kenji, id, blue)).rejects.toMatchObject(code('car_does_not_match'));
    await expect(reply(kenji, id, await draft(kenji, { colour: 'red' }))).rejects.toMatchObject(code('car_not_found'));
    await mara.api.wanted.change({ id, transition: 'close' });
    await expect(reply(kenji, id, red)).rejects.toMatchObject(code('wanted_ad_not_open'));
    expect((await mara.api.wanted.mine({})).ads).toMatchObject([{ replies: 0 }]);
  });

  test('never between two blocked users, and never to yourself with another character', async () => {
    const [id, car] = [await postedAd(mara), await listed(kenji)];
    await mara.api.messaging.block({ user_id: kenji.id });
    await expect(reply(kenji, id, car)).rejects.toMatchObject(code('blocked'));
    expect((await mara.api.wanted.get({ id }))?.ad.replies).toBe(0);
    const theos = await postedAd(theo);
    await expect(reply(silas, theos, await listed(silas))).rejects.toMatchObject(code('own_wanted_ad'));
    await expect(reply(theo, theos, await listed(theo))).rejects.toMatchObject(code('own_wanted_ad'));
    const devs = await postedAd(dev);
    await expect(reply(grace, devs, await listed(grace))).rejects.toMatchObject(code('own_wanted_ad'));
  });
});

describe('interest', () => {
  const interest = async (who: SignedIn, car_id: number) => (await who.api.wanted.interest({ car_id })).people;

  test('counts people, not ads, for the seller only, and never oneself or the blocked', async () => {
    const car = await listed(kenji, { colour: 'red' });
    expect(await interest(kenji, car)).toBe(0);
    await postedAd(mara);
    await postedAd(mara, { filters: { colour: 'red' } });
    await postedAd(theo, { filters: { search: 'red karin sultan' } });
    await postedAd(silas, { filters: { make: 'Karin' }, budget: 41_999 });
    await postedAd(kenji);
    expect(await interest(kenji, car)).toBe(2);
    await expect(interest(mara, car)).rejects.toMatchObject(code('car_not_found'));
    await theo.api.messaging.block({ user_id: kenji.id });
    expect(await interest(kenji, car)).toBe(1);
    await kenji.api.cars.update({ id: car, price: 60_000 });
    expect(await interest(kenji, car)).toBe(0);
  });

  test('two characters of one person count as two people, because no one may learn otherwise', async () => {
    const car = await listed(kenji);
    await postedAd(theo);
    await postedAd(silas);
    expect(await interest(kenji, car)).toBe(2);
    expect(await interest(theo, await listed(theo))).toBe(0);
  });

  test('is known while the car is being described', async () => {
    await postedAd(mara, { filters: { models: 'Sultan', minYear: 2018, colour: 'red' } });
    await postedAd(theo, { filters: { search: 'karin' }, budget: 30_000 });
    const ask = async (facts: object) => (await kenji.api.wanted.interestIn({ make: 'karin', ...facts })).people;
    expect(await ask({})).toBe(1);
    expect(await ask({ model: 'sultan', year: 2020, colour: 'red' })).toBe(2);
    expect(await ask({ model: 'sultan', year: 2020, colour: 'red', price: 45_000 })).toBe(1);
    expect(await ask({ model: 'sultan', year: 2017, colour: 'red', price: 45_000 })).toBe(0);
  });

  test('the board shows the ads that one of the reader’s cars matches', async () => {
    await postedAd(mara);
    await postedAd(theo, { title: 'Trucks', filters: { make: 'Bravado' } });
    expect(await titles(kenji, { matching: true })).toEqual([]);
    await listed(kenji);
    expect(await titles(kenji, { matching: true })).toEqual([goodAd.title]);
    expect(await titles(grace, { matching: true })).toEqual([]);
    await listed(dev, { make: 'Bravado', model: 'Banshee' });
    expect(await titles(grace, { matching: true })).toEqual(['Trucks']);
    expect(await titles(site.visitor(), { matching: true })).toEqual([]);
  });
});
