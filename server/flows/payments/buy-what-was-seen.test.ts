import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { draft, emptyMarket, withSettings } from '../../../testing/market.ts';
import { asFile, picture } from '../../../testing/pictures.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let mara: SignedIn;
beforeAll(async () => {
  site = await startSite();
  mara = await site.as('member');
});
afterAll(() => site.close());
beforeEach(() => emptyMarket(site));

const now = async (id: number) => (await mara.api.cars.editing({ id }))!.listing;

/** The parts of a draft shown in the review step. */
async function look(id: number) {
  const { updated_at, images } = await now(id);
  return { unchanged_since: updated_at, photo_ids: images.map((photo) => photo.id) };
}
const buy = (car_id: number, seen: Awaited<ReturnType<typeof look>>) =>
  mara.api.payments.purchaseListing({ car_id, user_id: mara.id, ...seen });
const addPhoto = async (car_id: number, name: string) =>
  mara.api.photos.add({ car_id, files: { photo: [asFile(await picture('jpeg', 640, 480), name)] } });

const costing = (price: number) =>
  withSettings(site, { regular_listing_price: price, introductory_rate: price, maintenance_mode: false });
const changes: [string, (id: number) => Promise<unknown>][] = [
  ['a fact', (id) => mara.api.cars.update({ id, price: 1 })],
  ['another photo', (id) => addPhoto(id, 'third.jpg')],
  [
    'the order of the photos',
    async (id) => {
      const { images } = await now(id);
      return mara.api.photos.arrange({ car_id: id, photo_ids: images.map((photo) => photo.id).toReversed() });
    },
  ],
];

test.each(changes)('a draft changed after it was seen (%s) is neither listed nor paid for', async (_what, change) => {
  const id = await draft(mara);
  for (const name of ['first.jpg', 'second.jpg']) await addPhoto(id, name);
  const seen = await look(id);
  await change(id);
  for (const price of [0, 1500]) {
    await costing(price);
    await expect(buy(id, seen)).rejects.toMatchObject({ code: 'changed_elsewhere' });
    expect((await now(id)).status).toBe('draft');
  }
  expect((await mara.api.payments.open({})).payments.filter((one) => one.car_id === id)).toEqual([]);
  await costing(0);
  await buy(id, await look(id));
  expect((await now(id)).status).toBe('active');
});

test('asking again for the version seen returns the same payment, and an older version does not', async () => {
  await costing(1500);
  const id = await draft(mara);
  const older = await look(id);
  await mara.api.cars.update({ id, price: 1 });
  const seen = await look(id);
  const first = await buy(id, seen);
  expect(await buy(id, seen)).toEqual(first);
  await expect(buy(id, older)).rejects.toMatchObject({ code: 'changed_elsewhere' });
});

test('a draft that has gone live is not renewed by someone who still sees the draft', async () => {
  await costing(0);
  const id = await draft(mara);
  const seen = await look(id);
  await buy(id, seen);
  const { expires_at } = await now(id);
  await expect(buy(id, seen)).rejects.toMatchObject({ code: 'changed_elsewhere' });
  expect((await now(id)).expires_at).toBe(expires_at);
});
