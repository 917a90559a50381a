import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyMarket, listed } from '../../../testing/market.ts';
import { dealerIdOf, timePasses, verifiedSale, words } from '../../../testing/reviews/verified-sale.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let mara: SignedIn, kenji: SignedIn, grace: SignedIn, pia: SignedIn, theo: SignedIn;
beforeAll(async () => {
  site = await startSite();
  [mara, kenji, theo] = [await site.as('member'), await site.as('otherMember'), await site.as('firstCharacter')];
  [grace, pia] = [await site.as('dealerOwner'), await site.as('dealerStaff')];
});
afterAll(() => site.close());

const seen = async ({ id }: SignedIn, by = site.visitor().api) => (await by.accounts.user({ id }))!;
const said = {
  bio: 'Sells what she would drive.',
  website: 'maras-garage.ls',
  specialties: ['Classics', 'Manuals'],
  experience_years: 12,
  hides_as_buyer: false,
};

describe('the public description', () => {
  const change = (what: object) => mara.api.accounts.updatePublicProfile({ ...said, ...what });

  test('is normalised, readable by everyone and editable by its owner', async () => {
    const { profile } = await change({ specialties: ['Classics', ' classics ', 'Manuals'] });
    expect(profile).toEqual({ ...said, website: 'https://maras-garage.ls', specialties: ['Classics', 'Manuals'] });
    expect(await mara.api.accounts.ownPublicProfile({})).toEqual({ success: true, profile });
    expect((await seen(mara)).profile).toEqual({
      avatar_url: null,
      bio: said.bio,
      website: 'https://maras-garage.ls',
      member_since: expect.any(String),
      experience_years: 12,
      specialties: ['Classics', 'Manuals'],
    });
  });

  test('whether you hide your purchases is private', async () => {
    await change({ hides_as_buyer: true });
    expect(JSON.stringify(await seen(mara, kenji.api))).not.toContain('hides');
    await change({});
  });

  test('an empty description is stored as null', async () => {
    const { profile } = await change({ bio: '  ', website: '', specialties: [], experience_years: 0 });
    expect(profile).toMatchObject({ bio: null, website: null, specialties: [], experience_years: 0 });
  });

  test.each([
    ['bio', 'x'.repeat(601), /at most 600/],
    ['website', 'javascript:alert(1)', /web address/],
    ['website', 'https://a:b@example.com', /web address/],
    ['website', `example.com/${'x'.repeat(200)}`, /at most 200/],
    ['specialties', Array.from({ length: 9 }, (_, at) => `No. ${at}`), /at most 8/],
    ['specialties', ['x'.repeat(31)], /at most 30/],
    ['specialties', ['two\nlines'], /single line/],
    ['experience_years', 81, /0 to 80/],
    ['experience_years', 1.5, /whole years/],
    ['experience_years', -1, /0 to 80/],
  ])('a bad %s is refused at its field and nothing is stored', async (field, value, sentence) => {
    const before = (await seen(mara)).profile;
    const refused = await change({ [field]: value }).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'bad_input' });
    const [[key, sentences]] = Object.entries((refused as { fields: Record<string, string[]> }).fields) as [
      [string, string[]],
    ];
    expect(key.split('.')[0]).toBe(field);
    expect(sentences.join()).toMatch(sentence);
    expect((await seen(mara)).profile).toEqual(before);
  });

  test('no one can write it for another user', async () => {
    await expect(kenji.api.accounts.updatePublicProfile({ ...said, user_id: mara.id })).rejects.toMatchObject({
      code: 'not_allowed',
    });
  });
});

describe('the public profile', () => {
  beforeEach(() => emptyMarket(site));

  test('shows the rating, the newest three reviews, awards, sales and cars, and no private numbers', async () => {
    const given = [5, 4, 4, 5];
    for (const [place, buyer] of [kenji, theo, grace, pia].entries()) {
      const sale = await verifiedSale(site.db, { sellerId: mara.id, buyerId: buyer.id });
      await buyer.api.reviews.write({ sale_id: sale, ...words, rating: given[place]! });
      await mara.api.reviews.write({ sale_id: sale, ...words });
    }
    await listed(mara);
    const whole = await seen(mara);
    expect(whole).toMatchObject({
      rating: 4.5,
      total_reviews: 4,
      review_stats: { average_rating: 4.5, total_buyer_reviews: 4, total_seller_reviews: 0, stars: [0, 0, 0, 2, 2] },
      sales: { total: 4, verified: 4 },
      active_listings: 1,
      is_dealer: false,
      dealer_account_id: null,
    });
    expect(whole.reviews.map(({ rating }) => rating)).toEqual([5, 4, 4]);
    expect(whole.total_awards).toBe(whole.awards.length);
    const row = await site.db.selectFrom('users').selectAll().where('id', '=', mara.id).executeTakeFirstOrThrow();
    for (const secret of [row.phone_number, row.routing_number, 'planted'])
      expect(JSON.stringify(whole)).not.toContain(secret);
  });

  test('does not count an unpublished review', async () => {
    const sale = await verifiedSale(site.db, { sellerId: mara.id, buyerId: kenji.id });
    await kenji.api.reviews.write({ sale_id: sale, ...words });
    expect(await seen(mara)).toMatchObject({ rating: null, total_reviews: 0, reviews: [] });
    await timePasses(site, 31);
    expect(await seen(mara)).toMatchObject({ rating: 4, total_reviews: 1 });
  });

  test('shows sales made for a dealer, with the company', async () => {
    const dealerId = await dealerIdOf(site, grace);
    const sale = await verifiedSale(site.db, { sellerId: pia.id, buyerId: kenji.id, dealerId });
    await kenji.api.reviews.write({ sale_id: sale, ...words });
    await timePasses(site, 31);
    expect(await seen(pia)).toMatchObject({
      total_reviews: 1,
      sales: { total: 1, verified: 1 },
      is_dealer: true,
      company_name: 'Eclipse Motors',
      dealer_account_id: dealerId,
    });
    expect(await seen(grace)).toMatchObject({ total_reviews: 0, sales: { total: 0, verified: 0 } });
  });

  test('of a user who does not exist is missing', async () => {
    expect(await site.visitor().api.accounts.user({ id: 999_999 })).toBeNull();
  });

  test.each(['banned', 'closed'] as const)('of an account that is %s shows only the name', async (standing) => {
    const { id } = theo;
    await theo.api.accounts.updatePublicProfile({ ...said, bio: 'A secret of mine' });
    await site.db.updateTable('users').set({ standing, standing_reason: 'Fraud' }).where('id', '=', id).execute();
    const left = await seen(theo);
    expect(left).toMatchObject({
      name: 'Theo Varga',
      is_closed: true,
      awards: [],
      reviews: [],
      answers_within: null,
    });
    expect(left.profile).toMatchObject({ bio: null, website: null, specialties: [], experience_years: 0 });
    expect(JSON.stringify(left)).not.toContain('secret');
    await site.db
      .updateTable('users')
      .set({ standing: 'active', standing_reason: null })
      .where('id', '=', id)
      .execute();
  });
});

describe('the reply speed', () => {
  /** Someone wrote to Mara this many days ago, and she replied after this many hours. */
  async function talk({ hours, daysAgo = 5 }: { hours: number | null; daysAgo?: number }) {
    const car = await listed(mara);
    const { id } = await kenji.api.messaging.create({ car_id: car });
    await mara.api.cars.remove({ id: car });
    const send = ({ api, id: sender_id }: SignedIn, content: string) =>
      api.messaging.sendMessage({ conversation_id: id, sender_id, content });
    await send(kenji, 'Still there?');
    if (hours !== null) await send(mara, 'It is.');
    await sql`update messages set created_at = now() - make_interval(days => ${daysAgo})
      + make_interval(secs => ${3600 * (hours ?? 0)} * (sequence - 1)) where conversation_id = ${id}`.execute(site.db);
    await sql`update conversations set created_at = now() - make_interval(days => ${daysAgo}) where id = ${id}`.execute(
      site.db,
    );
  }
  beforeEach(async () => {
    await emptyMarket(site);
    await sql`truncate conversations cascade`.execute(site.db);
  });

  test('is shown from three first replies on, as a bucket of their median', async () => {
    await talk({ hours: 0.5 });
    await talk({ hours: 0.9 });
    await talk({ hours: null });
    expect((await seen(mara)).answers_within).toBeNull();
    await talk({ hours: 200 });
    const whole = await seen(mara);
    expect(whole.answers_within).toBe('within_an_hour');
    expect((await seen(kenji)).answers_within, 'who asks does not answer').toBeNull();
    await talk({ hours: 30 });
    await talk({ hours: 30 });
    expect((await seen(mara)).answers_within).toBe('within_days');
  });

  test('ignores old conversations', async () => {
    for (const daysAgo of [91, 92, 200]) await talk({ hours: 0.1, daysAgo });
    expect((await seen(mara)).answers_within).toBeNull();
  });
});
