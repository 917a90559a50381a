import { figurePeriods, type FigurePeriod } from '@forecourt/contract/analytics/figure-values.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CountedView } from '../../features/cars/views.store.ts';
import { liveThroughMonths } from '../../../testing/analytics/activity.ts';
import { recount } from '../../../testing/analytics/recount.ts';
import { emptyMarket } from '../../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

// Neither the machine's time zone nor UTC, so that a day in the wrong zone is noticed.
const timeZone = 'America/Los_Angeles';
const seed = Number(process.env.FIGURES_SEED ?? 20_261_116);

let site: Site;
let grace: SignedIn;
let pia: SignedIn;
let dealerId: number;
let looks: CountedView[];

beforeAll(async () => {
  site = await startSite({ config: { siteTimezone: timeZone } });
  await emptyMarket(site);
  const [owner, manager, staff, rival, ...guests] = (await Promise.all(
    (
      [
        'dealerOwner',
        'dealerManager',
        'dealerStaff',
        'otherDealerOwner',
        'member',
        'otherMember',
        'firstCharacter',
      ] as const
    ).map((name) => site.as(name)),
  )) as [SignedIn, SignedIn, SignedIn, SignedIn, ...SignedIn[]];
  [grace, pia] = [owner, staff];
  dealerId = (await grace.api.dealers.checkUserRole({ user_id: grace.id })).membership.dealer_account_id!;
  const noted = await liveThroughMonths(site, { team: [owner, manager, staff], rival, guests }, timeZone, seed);
  // Messages about a car count as inquiries too. The server records them itself.
  const written = await site.db.selectFrom('car_views').selectAll().where('kind', '=', 'inquiry').execute();
  const known = new Set(noted.map(({ person }) => person.toString('hex')));
  const byPages = written.filter(({ person }) => !known.has(person.toString('hex')));
  looks = [
    ...noted,
    ...byPages.map(({ car_id, person, period }) => ({ kind: 'inquiry' as const, carId: car_id, person, at: period })),
  ];
});
afterAll(() => site.close());

describe(`after months of business (seed ${seed})`, () => {
  test('every dashboard figure matches a recount of the rows', async () => {
    const { dashboard: expected } = await recount(site.db, looks, { dealerId, timeZone });
    const { todo, recent, sales, ...answer } = await grace.api.figures.dashboard({ dealer_id: dealerId });
    expect(expected.sales.revenue).toBeGreaterThan(0);
    expect(answer).toMatchObject({
      cars: expected.cars,
      views: expected.views,
      inquiries: expected.inquiries,
      open_offers: expected.open_offers,
    });
    expect(sales).toEqual({ whose: 'dealer', ...expected.sales });
    expect(recent.map(({ conversation_id }) => conversation_id)).toEqual(expected.recent);
    expect(todo.ending?.count).toBe(expected.ending);
    expect(todo.unanswered?.count).toBe(expected.unanswered);
    expect(todo.unconfirmed).toBe(expected.unconfirmed);
  });

  test('someone who only reads their own sales gets those totals', async () => {
    const { dashboard: expected } = await recount(site.db, looks, { dealerId, sellerId: pia.id, timeZone });
    const { sales, todo } = await pia.api.figures.dashboard({ dealer_id: dealerId });
    expect(sales).toEqual({ whose: 'own', ...expected.sales });
    expect(todo.unconfirmed).toBe(expected.unconfirmed);
  });

  test.each(figurePeriods)('every analytics figure for "%s" matches a recount', async (period: FigurePeriod) => {
    const { analytics } = await recount(site.db, looks, { dealerId, timeZone });
    const { pointOf, days_to_sell, cars, members, ...sums } = analytics(period);
    const answer = await grace.api.figures.analytics({ dealer_id: dealerId, period });
    expect(answer).toMatchObject(sums);
    for (const { at, ...point } of answer.points) expect(point, at).toEqual(pointOf(at));
    expect(answer.cars.map(({ id, views, inquiries, sold_for }) => ({ id, views, inquiries, sold_for }))).toEqual(cars);
    expect(answer.total_cars).toBe(cars.length);
    expect(
      answer.members
        .map(({ user_id, sales, revenue, active_cars }) => ({ user_id, sales, revenue, active_cars }))
        .toSorted((one, other) => one.user_id - other.user_id),
    ).toEqual(members);
    const ofDays = (found: typeof days_to_sell) =>
      found && [found.median, found.fastest, found.slowest].map((days) => Math.round(days * 1e5));
    expect(ofDays(answer.days_to_sell)).toEqual(ofDays(days_to_sell));
  });

  test('the points of a period add up to its totals', async () => {
    for (const period of figurePeriods) {
      const { points, totals } = await grace.api.figures.analytics({ dealer_id: dealerId, period });
      for (const what of ['views', 'inquiries', 'sales', 'revenue'] as const)
        expect(
          points.reduce((sum, one) => sum + one[what], 0),
          `${what} of ${period}`,
        ).toBe(totals[what]);
    }
  });
});
