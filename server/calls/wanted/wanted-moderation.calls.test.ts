import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyMarket } from '../../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { goodAd, noAds, postedAd } from '../../../testing/wanted.ts';

let site: Site;
let mara: SignedIn;
let kenji: SignedIn;
let sam: SignedIn;
let mia: SignedIn;
let ada: SignedIn;
beforeAll(async () => {
  site = await startSite();
  [mara, kenji, sam, mia, ada] = await Promise.all([
    site.as('member'),
    site.as('otherMember'),
    site.as('support'),
    site.as('moderator'),
    site.as('admin'),
  ]);
});
afterAll(() => site.close());
beforeEach(async () => {
  await emptyMarket(site);
  await noAds(site);
});

const reason = 'It names a private address';
const decide = (id: number, decision: 'dismiss' | 'flag' | 'remove' | 'restore', who = mia) =>
  who.api.wanted.decide({ id, decision, reason });
const waiting = async () => (await mia.api.staff.waiting({})).waiting.wanted_reports;

test('a reported ad is in the queue with its reports, whose authors only deciders see', async () => {
  const id = await postedAd(mara);
  const report = { id, reason: 'private_details' as const, details: 'A phone number' };
  await kenji.api.wanted.report({ ...report, reason: 'spam' });
  await kenji.api.wanted.report(report);
  await expect(mara.api.wanted.report(report)).rejects.toMatchObject({ code: 'own_wanted_ad' });
  const { ads, total } = await mia.api.wanted.queue({});
  expect(total).toBe(1);
  expect(ads).toMatchObject([
    {
      ad: { id, owner: { name: 'Mara Quinn' } },
      reports: [{ reason: 'private_details', details: 'A phone number', reporter: { name: 'Kenji Mori' } }],
      may: ['dismiss', 'flag', 'remove'],
    },
  ]);
  expect((await sam.api.wanted.queue({})).ads).toMatchObject([{ reports: [{ reporter: null }], may: [] }]);
  expect((await mia.api.wanted.queue({ reason: 'spam' })).total).toBe(0);
  expect((await mia.api.wanted.queue({ search: 'mara', sort: 'most_reported' })).total).toBe(1);
  expect(await waiting()).toBe(1);
  await decide(id, 'dismiss');
  expect(await waiting()).toBe(0);
  await expect(decide(id, 'dismiss')).rejects.toMatchObject({ code: 'no_open_report' });
  expect((await kenji.api.wanted.get({ id }))?.ad.status).toBe('open');
});

test('a flagged ad is shown to its owner with the reason and to no one else, until it’s restored', async () => {
  const id = await postedAd(mara);
  await decide(id, 'flag');
  expect(await kenji.api.wanted.get({ id })).toBeNull();
  expect((await site.visitor().api.wanted.list({})).total).toBe(0);
  expect((await mara.api.wanted.get({ id }))?.ad).toMatchObject({
    status: 'flagged',
    reason,
    may: { change: [], edit: false },
  });
  await expect(mara.api.wanted.update({ id, ...goodAd })).rejects.toMatchObject({ code: 'wanted_ad_is_so' });
  await expect(mara.api.wanted.change({ id, transition: 'delete' })).rejects.toMatchObject({ code: 'wanted_ad_is_so' });
  expect((await mia.api.wanted.queue({ show: 'hidden' })).ads).toMatchObject([
    { ad: { id, reason }, may: ['remove', 'restore'] },
  ]);
  await decide(id, 'remove');
  await expect(mara.api.wanted.change({ id, transition: 'restore' })).rejects.toMatchObject({
    code: 'wanted_ad_is_so',
  });
  await decide(id, 'restore');
  expect((await kenji.api.wanted.get({ id }))?.ad).toMatchObject({ status: 'open', reason: null });
});

test('staff decide neither their own ads nor their own reports, nor restore what the owner deleted', async () => {
  const own = await postedAd(mia);
  await expect(decide(own, 'flag')).rejects.toMatchObject({ code: 'not_allowed' });
  await kenji.api.wanted.report({ id: own, reason: 'spam' });
  expect((await mia.api.wanted.queue({})).ads).toMatchObject([{ reports: [{ reporter: null }], may: [] }]);
  const id = await postedAd(mara);
  await mia.api.wanted.report({ id, reason: 'spam' });
  await expect(decide(id, 'remove')).rejects.toMatchObject({ code: 'own_report' });
  expect(await waiting()).toBe(0);
  await mara.api.wanted.change({ id, transition: 'delete' });
  await expect(decide(id, 'restore', ada)).rejects.toMatchObject({ code: 'wanted_ad_is_so' });
});

test('an ad restored by staff opens even beyond the limit', async () => {
  const id = await postedAd(mara);
  await decide(id, 'remove');
  for (let more = 0; more < 3; more++) await postedAd(mara);
  await decide(id, 'restore');
  expect((await site.visitor().api.wanted.list({})).total).toBe(4);
});
