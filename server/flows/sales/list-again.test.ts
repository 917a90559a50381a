import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyMarket, listed, sell } from '../../../testing/market.ts';
import { asFile, picture } from '../../../testing/pictures.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let mara: SignedIn, kenji: SignedIn, pia: SignedIn, mia: SignedIn;
beforeAll(async () => {
  site = await startSite();
  [mara, kenji] = [await site.as('member'), await site.as('otherMember')];
  [pia, mia] = [await site.as('dealerStaff'), await site.as('moderator')];
});
afterAll(() => site.close());
beforeEach(() => emptyMarket(site));

const facts = {
  plate: 'AB 12',
  colour: 'blue',
  engine_upgrade: 3,
  has_turbo: true,
  features: ['Custom rims'],
} as const;

async function boughtBy(buyer: SignedIn): Promise<number> {
  const car = await listed(mara, {
    ...facts,
    features: [...facts.features],
    title: 'A rare one',
    condition_note: 'A scratch',
  });
  await mara.api.photos.add({ car_id: car, files: { photo: [asFile(await picture('jpeg', 600, 400), 'car.jpg')] } });
  const id = await sell(mara, car, { buyer_id: buyer.id, sale_price: 40_000 });
  await buyer.api.sales.confirm({ id, sale_price: 40_000 });
  return id;
}
const code = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'done',
    (error: unknown) => (error as { code: string }).code,
  );

test('the draft has the car’s facts, and nothing that was the seller’s', async () => {
  const { listing } = await kenji.api.sales.listAgain({ id: await boughtBy(kenji) });
  expect(listing).toMatchObject({
    ...facts,
    status: 'draft',
    make: 'Karin',
    model: 'Sultan',
    year: 2021,
    mileage: 18_500,
    seller_name: 'Kenji Mori',
    dealer_id: null,
    title: null,
    price: null,
    description: null,
    condition_note: null,
    images: [],
  });
  expect(Object.keys(listing.missing).toSorted()).toEqual(['description', 'price']);
});

test('a team member lists it for the dealer, like any other car', async () => {
  const { listing } = await pia.api.sales.listAgain({ id: await boughtBy(pia) });
  expect(listing).toMatchObject({ seller_name: 'Pia Moreau', moves_to: 'self' });
  expect(listing.dealer_id).not.toBeNull();
});

test('asking again continues the draft, also at the same time, and a second time after it was listed starts another', async () => {
  const id = await boughtBy(kenji);
  const drafts = await Promise.all(Array.from({ length: 8 }, () => kenji.api.sales.listAgain({ id })));
  const [first, ...others] = new Set(drafts.map(({ listing }) => listing.id));
  expect(others).toEqual([]);
  await kenji.api.cars.update({ id: first!, price: 41_000, description: 'Mine for a while' });
  await kenji.api.cars.change({ id: first!, transition: 'submit' });
  expect((await kenji.api.sales.listAgain({ id })).listing.id).not.toBe(first);
});

test('only the buyer can, and only of a sale that is verified', async () => {
  const id = await boughtBy(kenji);
  expect((await kenji.api.sales.get({ id }))!.sale.may.list_again).toBe(true);
  expect((await mara.api.sales.get({ id }))!.sale.may.list_again).toBe(false);
  for (const other of [mara, pia, mia]) expect(await code(other.api.sales.listAgain({ id }))).toBe('sale_not_found');
  await mia.api.sales.decide({ id, outcome: 'annul', reason: 'It never happened' });
  expect(await code(kenji.api.sales.listAgain({ id }))).toBe('not_allowed');
  const waiting = await sell(mara, await listed(mara), { buyer_id: kenji.id });
  expect(await code(kenji.api.sales.listAgain({ id: waiting }))).toBe('not_allowed');
});
