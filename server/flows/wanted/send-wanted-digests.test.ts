import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyMarket, listed } from '../../../testing/market.ts';
import { noticesWritten } from '../../../testing/notices/scene.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { matchesFound, noAds, postedAd } from '../../../testing/wanted.ts';
import { sendWantedDigests } from './send-wanted-digests.ts';

let site: Site;
let mara: SignedIn;
let kenji: SignedIn;
let theo: SignedIn;
let silas: SignedIn;
beforeAll(async () => {
  site = await startSite();
  [mara, kenji, theo, silas] = await Promise.all([
    site.as('member'),
    site.as('otherMember'),
    site.as('firstCharacter'),
    site.as('otherCharacter'),
  ]);
});
afterAll(() => site.close());
beforeEach(async () => {
  await emptyMarket(site);
  await noAds(site);
  for (const table of ['notices', 'blocks', 'wanted_digests'] as const) await site.db.deleteFrom(table).execute();
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const send = (days = 1) => sendWantedDigests(site.db, 'UTC', inDays(days));
const told = async (person: SignedIn) => {
  await noticesWritten(site);
  return (await person.api.notices.list({})).notices.map(({ sentence, link }) => ({ sentence, link }));
};

test('a seller is notified once a day of everyone who looks for one of their cars', async () => {
  await listed(kenji, { title: 'Rally car' });
  const id = await postedAd(mara);
  await matchesFound(site, 1);
  await send();
  const once = { sentence: expect.stringContaining('Your “Rally car” matches what someone is looking for.') as string };
  expect(await told(kenji)).toEqual([{ ...once, link: `/wanted/${id}` }]);
  expect(await told(mara)).toEqual([]);

  await postedAd(mara, { filters: { models: 'Sultan' } });
  await postedAd(theo, { filters: { search: 'rally' } });
  await listed(kenji, { title: 'Other rally car' });
  await matchesFound(site, 6);
  await send();
  await send();
  expect(await told(kenji)).toHaveLength(1);
  await Promise.all([send(2), send(2)]);
  expect(await told(kenji)).toContainEqual({
    sentence: expect.stringContaining('You have 2 cars that match what 2 people are looking for.') as string,
    link: '/wanted?matching=true',
  });
  await send(3);
  expect(await told(kenji)).toHaveLength(2);
});

test('the other team members of a dealer are notified too, but not the ad’s owner with another character', async () => {
  const [grace, pia] = [await site.as('dealerOwner'), await site.as('dealerStaff')];
  await listed(grace);
  await listed(silas);
  await postedAd(theo);
  await matchesFound(site, 2);
  await send();
  expect(await told(grace)).toHaveLength(1);
  expect(await told(pia)).toHaveLength(1);
  expect(await told(silas)).toEqual([]);
});

test('nothing is sent between blocked users, for a car that has been replied with, or once it’s over', async () => {
  const [blocked, replied, sold] = [kenji, silas, await site.as('support')];
  const id = await postedAd(mara);
  await listed(blocked);
  const car_id = await listed(replied);
  const gone = await listed(sold);
  await matchesFound(site, 3);
  await mara.api.messaging.block({ user_id: blocked.id });
  await replied.api.wanted.reply({ id, car_id });
  await sold.api.cars.remove({ id: gone });
  await send();
  for (const seller of [blocked, replied, sold]) expect(await told(seller)).toEqual([]);
  const late = await postedAd(theo);
  await matchesFound(site, 4);
  await theo.api.wanted.change({ id: late, transition: 'close' });
  await send(2);
  expect(await told(replied)).toEqual([]);
});

test('a change of the text is no news, and other filters are', async () => {
  await listed(kenji);
  const ad = { title: 'A Karin', filters: { make: 'Karin' }, budget: 50_000 };
  const id = await postedAd(mara, ad);
  await matchesFound(site, 1);
  await send();
  await mara.api.wanted.update({ id, ...ad, text: 'Soon, please.' });
  await send(2);
  expect(await told(kenji)).toHaveLength(1);
  await mara.api.wanted.update({ id, ...ad, filters: { models: 'Sultan' } });
  await matchesFound(site, 1);
  await send(3);
  expect(await told(kenji)).toHaveLength(2);
});

test('a car that begins to match is in the digest, and one that stops matching isn’t', async () => {
  const car = await listed(kenji, { price: 80_000 });
  await postedAd(mara);
  await kenji.api.cars.update({ id: car, price: 45_000 });
  await matchesFound(site, 1);
  await kenji.api.cars.update({ id: car, price: 70_000 });
  await matchesFound(site, 0);
  await send();
  expect(await told(kenji)).toEqual([]);
});
