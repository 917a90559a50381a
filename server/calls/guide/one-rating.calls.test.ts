import { deals, type Deal } from '@forecourt/contract/cars/filter-values.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rateModels } from '../../../testing/guide.ts';
import { emptyMarket, listed } from '../../../testing/market.ts';
import { startSite, type Site } from '../../../testing/site.ts';
import { cardAddress, carFace } from '../../flows/previews/card-faces.ts';

/** Two processes of one site, each with its own caches and index of the market. */
let sites: [Site, Site];
beforeAll(async () => {
  const site = await startSite();
  sites = [site, await startSite({ on: site.database })];
  await emptyMarket(site);
});
afterAll(async () => {
  for (const site of sites.toReversed()) await site.close();
});

/** The rating that each place of this process states, also those with caches of their own. */
async function ratingsOf(site: Site, id: number): Promise<Record<string, Deal | null>> {
  const { api } = site.visitor();
  const filtered = await Promise.all(
    deals.map(async (deal) => ((await api.cars.list({ deal })).cars.some((card) => card.id === id) ? [deal] : [])),
  );
  const car = (await api.cars.get({ id }))!;
  // An outdated address leads to the current one, which names what the card shows.
  const { headers } = await fetch(`${site.url}/cards/car/${id}/outdated.jpg`, { redirect: 'manual' });
  const onLinkCard = [...deals, null].find(
    (deal) => cardAddress('car', id, carFace({ ...car, deal })) === headers.get('location'),
  );
  if (onLinkCard === undefined) throw new Error('The link card shows something else.');
  return {
    page: (await api.guide.estimate({ car_id: id }))!.deal,
    car: car.deal,
    list: (await api.cars.list({})).cars.find((card) => card.id === id)!.deal,
    card: (await api.cars.cards({ ids: [id] })).cars[0]!.deal,
    filter: filtered.flat()[0] ?? null,
    linkCard: onLinkCard,
  };
}

async function expectRating(id: number, deal: Deal | null): Promise<void> {
  const [one, other] = await Promise.all(sites.map((site) => ratingsOf(site, id)));
  const all = { page: deal, car: deal, list: deal, card: deal, filter: deal, linkCard: deal };
  expect([one, other]).toEqual([all, all]);
}

test('both processes state one rating everywhere, before, during and right after a refit', async () => {
  const [site] = sites;
  const mara = await site.as('member');
  const id = await listed(mara, { make: 'Karin', model: 'Sultan', year: 2026, mileage: 0, price: 46_000 });
  await expectRating(id, null);
  const refits: [number, Deal | null][] = [
    [50_000, 'good'],
    [60_000, 'great'],
    [46_000, 'fair'],
    [30_000, 'high'],
    [200_000, null],
  ];
  let before: Deal | null = null;
  for (const [worth, after] of refits) {
    await site.db.transaction().execute(async (tx) => {
      await rateModels({ db: tx }, worth);
      await expectRating(id, before);
    });
    await expectRating(id, after);
    before = after;
  }
});
