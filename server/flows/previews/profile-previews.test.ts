import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyMarket, listed } from '../../../testing/market.ts';
import { dealerIdOf, timePasses, verifiedSale, words } from '../../../testing/reviews/verified-sale.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { company, user } from './profile-previews.ts';

let site: Site;
let grace: SignedIn;
let dealerId: number;
beforeAll(async () => {
  site = await startSite();
  await emptyMarket(site);
  grace = await site.as('dealerOwner');
  dealerId = await dealerIdOf(site, grace);
});
afterAll(() => site.close());

const origin = 'https://cars.example.org';
const ofUser = (userId: string | number) =>
  user({ db: site.db }, { params: { userId: String(userId) }, query: {}, origin });
const ofCompany = (id: string | number) =>
  company({ db: site.db }, { params: { dealerId: String(id) }, query: {}, origin });

test('a user preview shows their description and reviews', async () => {
  const kenji = await site.as('otherMember');
  const sale = await verifiedSale(site.db, { sellerId: grace.id, buyerId: kenji.id, dealerId });
  await kenji.api.reviews.write({ sale_id: sale, ...words, rating: 5 });
  await timePasses(site, 31);
  const said = { bio: 'Twenty years of "fast" cars.', website: '', specialties: [], experience_years: 20 };
  await grace.api.accounts.updatePublicProfile({ ...said, hides_as_buyer: false });
  await listed(grace);
  expect(await ofUser(grace.id)).toEqual({
    title: 'Grace Castellano',
    description:
      'Eclipse Motors, dealer. 5.0 of 5 stars from 1 review. 1 car for sale right now. Twenty years of "fast" cars.',
    image: expect.objectContaining({ width: 1200, height: 630, alt: 'Grace Castellano' }) as object,
    path: `/user/${grace.id}`,
  });
});

test('a closed account shows only the name and is not indexed', async () => {
  const { id } = await site.as('otherCharacter');
  await site.db.updateTable('users').set({ standing: 'closed', bio: 'Secret' }).where('id', '=', id).execute();
  expect(await ofUser(id)).toEqual({ title: 'Silas Boone', isHidden: true });
});

test('a company preview shows its rating and cars, and says if it is not trading', async () => {
  const of = (status: string) =>
    site.db
      .updateTable('dealer_accounts')
      .set({ status, description: 'Sports cars by the pier.' })
      .where('id', '=', dealerId)
      .execute();
  await of('active');
  expect(await ofCompany(dealerId)).toEqual({
    title: 'Eclipse Motors',
    description: '5.0 of 5 stars from 1 review. 1 car for sale right now. Sports cars by the pier.',
    image: expect.objectContaining({ width: 1200, height: 630, alt: 'Eclipse Motors' }) as object,
    path: `/dealer/${dealerId}`,
    feed: `/dealer/${dealerId}.atom`,
    about: [
      expect.objectContaining({ '@type': 'AutoDealer', name: 'Eclipse Motors', '@id': `${origin}/dealer/${dealerId}` }),
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
    ],
  });
  await of('suspended');
  const suspended = await ofCompany(dealerId);
  expect(suspended.description).toContain('Not trading right now.');
  expect(suspended).not.toHaveProperty('about');
  expect(suspended).not.toHaveProperty('feed');
});

test('a missing profile is not found, however it is requested', async () => {
  for (const id of ['999999', 'membership', '-1', '0', '1e3', '9'.repeat(30)]) {
    expect(await ofCompany(id)).toMatchObject({ status: 404 });
    expect(await ofUser(id)).toMatchObject({ status: 404 });
  }
});
