import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { draft, emptyMarket, listed } from '../../../testing/market.ts';
import { asFile, picture } from '../../../testing/pictures.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let grace: SignedIn, pia: SignedIn, mara: SignedIn;
beforeAll(async () => {
  site = await startSite();
  [grace, pia, mara] = [await site.as('dealerOwner'), await site.as('dealerStaff'), await site.as('member')];
});
afterAll(() => site.close());
beforeEach(() => emptyMarket(site));

const duplicate = async (who: SignedIn, id: number) => (await who.api.cars.duplicate({ id })).listing;

test('a copy has the facts, and nothing that belongs to the one car', async () => {
  const facts = {
    title: 'Clean Sultan',
    colour: 'blue',
    drive: 'all',
    open_to_trade: true,
  } as const;
  const id = await listed(mara, {
    ...facts,
    features: ['Custom rims'],
    plate: 'ABC 123',
    condition_note: 'A scratch',
    contactPhone: '5550111',
  });
  await mara.api.photos.add({ car_id: id, files: { photo: [asFile(await picture('jpeg', 600, 400), 'car.jpg')] } });
  await mara.api.cars.update({ id, price: 40_000 });
  const copy = await duplicate(mara, id);
  expect(copy).toMatchObject({ ...facts, make: 'Karin', model: 'Sultan', price: 40_000, features: ['Custom rims'] });
  expect(copy).toMatchObject({
    status: 'draft',
    plate: null,
    mileage: null,
    condition_note: null,
    contact_phone: null,
    images: [],
    views: 0,
    published_at: null,
    original_price: null,
  });
  expect(Object.keys(copy.missing)).toEqual(['mileage']);
  expect(copy.id).not.toBe(id);
  const history = await site.db.selectFrom('car_prices').select('id').where('car_id', '=', copy.id).execute();
  expect(history).toEqual([]);
});

test('a copy has the same owner as the car, and its maker is the contact', async () => {
  const [ofDealer, own] = [await listed(grace), await listed(pia, { is_dealer: false })];
  const [copy, ownCopy] = [await duplicate(pia, ofDealer), await duplicate(pia, own)];
  expect(copy).toMatchObject({ moves_to: 'self', seller_name: (await duplicate(pia, ofDealer)).seller_name });
  expect(copy.dealer_id).not.toBeNull();
  expect(ownCopy.dealer_id).toBeNull();
});

test('no one duplicates someone else’s car, or one that was deleted', async () => {
  const id = await listed(mara);
  await expect(duplicate(grace, id)).rejects.toMatchObject({ code: 'car_not_found' });
  await mara.api.cars.remove({ id });
  await expect(duplicate(mara, id)).rejects.toMatchObject({ code: 'not_possible_now' });
});

test('copies count as drafts', async () => {
  const id = await draft(mara);
  for (let drafts = 1; drafts < 20; drafts++) await duplicate(mara, id);
  await expect(duplicate(mara, id)).rejects.toMatchObject({ code: 'too_many_drafts' });
});
