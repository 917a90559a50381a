import type { FigurePeriod } from '@forecourt/contract/analytics/figure-values.ts';
import type { CountedView } from '../../server/features/cars/views.store.ts';
import type { Database } from '../../server/database/database.ts';

interface Whose {
  dealerId: number;
  /** The seller to count, or everyone if undefined. */
  sellerId?: number;
  timeZone: string;
}

/**
 * Computes every number of both tabs again from single rows and noted views, in plain loops: no SQL but `select *`, and
 * none of the server's counting code.
 */
export async function recount(db: Database, looks: readonly CountedView[], { dealerId, sellerId, timeZone }: Whose) {
  const now = new Date();
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const hourIn = (at: Date) => clock.format(at).slice(0, 13);
  const dayIn = (at: Date) => clock.format(at).slice(0, 10);
  const today = dayIn(now);
  const month = today.slice(0, 7);
  const [allCars, allSales, allOffers, talks, messages, seats, prices] = await Promise.all([
    db.selectFrom('cars').selectAll().execute(),
    db.selectFrom('sales').selectAll().execute(),
    db.selectFrom('offers').selectAll().execute(),
    db.selectFrom('conversations').selectAll().execute(),
    db.selectFrom('messages').selectAll().execute(),
    db.selectFrom('dealer_team_members').selectAll().execute(),
    db.selectFrom('car_prices').selectAll().orderBy('id').execute(),
  ]);
  const cars = allCars.filter(({ dealer_id }) => dealer_id === dealerId);
  const sales = allSales.filter(
    (sale) =>
      sale.dealer_id === dealerId &&
      !['withdrawn', 'annulled'].includes(sale.status) &&
      (sellerId === undefined || sale.seller_id === sellerId),
  );
  const offers = allOffers.filter(({ dealer_id }) => dealer_id === dealerId);
  const revenueOf = (some: typeof sales) => some.reduce((sum, { sale_price }) => sum + (sale_price ?? 0), 0);
  const ofMonth = sales.filter(({ sold_at }) => dayIn(sold_at).startsWith(month));

  /** A person counts once an hour as a view and once a day as an inquiry. */
  const once = new Map<string, { car: number; kind: string; day: string }>();
  for (const { kind, carId, person, at } of looks)
    once.set(`${kind} ${carId} ${person.toString('hex')} ${kind === 'view' ? hourIn(at) : dayIn(at)}`, {
      car: carId,
      kind,
      day: dayIn(at),
    });
  const theirs = new Set(cars.map(({ id }) => id));
  const counted = [...once.values()].filter(({ car }) => theirs.has(car));
  const seen = (kind: string, isIn: (day: string) => boolean, car?: number) =>
    counted.filter((one) => one.kind === kind && isIn(one.day) && (car === undefined || one.car === car)).length;

  const waiting = talks.filter(({ id, dealer_id, conversation_type }) => {
    if (dealer_id !== dealerId || conversation_type !== 'direct') return false;
    const said = messages.filter((one) => one.conversation_id === id && one.message_type === 'text');
    const last = said.toSorted((one, other) => one.sequence - other.sequence).at(-1);
    return last !== undefined && last.dealer_id === null;
  });
  const ever = () => true;

  const dashboard = {
    cars: {
      total: cars.filter(({ status }) => status !== 'removed').length,
      active: cars.filter(({ status }) => status === 'active').length,
      reserved: cars.filter(({ status }) => status === 'reserved').length,
      drafts: cars.filter(({ status }) => status === 'draft').length,
    },
    sales: {
      this_month: ofMonth.length,
      revenue_this_month: revenueOf(ofMonth),
      revenue: revenueOf(sales),
    },
    views: seen('view', ever),
    inquiries: seen('inquiry', ever),
    ending: cars.filter(
      ({ status, expires_at }) =>
        ['active', 'reserved'].includes(status) &&
        expires_at !== null &&
        expires_at.getTime() <= now.getTime() + 3 * 86_400_000,
    ).length,
    open_offers: offers.filter(({ status }) => status === 'open').length,
    unanswered: waiting.length,
    unconfirmed: sales.filter(({ status, buyer_id }) => status === 'recorded' && buyer_id !== null).length,
    recent: messages
      .filter(({ dealer_id, message_type, conversation_id }) => {
        const talk = talks.find(({ id }) => id === conversation_id);
        return dealer_id === null && message_type === 'text' && talk?.dealer_id === dealerId;
      })
      .toSorted((one, other) => other.id - one.id)
      .map(({ conversation_id }) => conversation_id)
      .filter((id, place, all) => all.indexOf(id) === place)
      .slice(0, 3),
  };

  function analytics(period: FigurePeriod) {
    const dates: string[] = [];
    const back = { all: 0, month: Number(today.slice(8)), '7': 7, '30': 30, '90': 90 }[period];
    for (let ago = 0; ago < back * 2; ago++)
      dates.push(new Date(Date.parse(today) - ago * 86_400_000).toISOString().slice(0, 10));
    const chosen = new Set(dates.slice(0, back));
    const before = new Set(dates.slice(back));
    const isIn = period === 'all' ? ever : (day: string) => chosen.has(day);
    const inTime = (isTheir: (day: string) => boolean) => {
      const some = sales.filter(({ sold_at }) => isTheir(dayIn(sold_at)));
      return {
        views: seen('view', isTheir),
        inquiries: seen('inquiry', isTheir),
        offers: offers.filter(({ created_at }) => isTheir(dayIn(created_at))).length,
        sales: some.length,
        revenue: revenueOf(some),
      };
    };
    const shown = cars.filter(({ published_at, status }) => published_at !== null && status !== 'removed');
    const priced = sales.filter(({ sale_price }) => sale_price !== null);
    const published = cars.filter(({ published_at }) => published_at !== null);
    const soldIn = sales.filter(({ sold_at }) => isIn(dayIn(sold_at)));
    const lasted = soldIn
      .map(({ car_id, sold_at }) => {
        const listedAt = prices.find((price) => price.car_id === car_id)!.since;
        return Math.max(0, (sold_at.getTime() - listedAt.getTime()) / 86_400_000);
      })
      .toSorted((one, other) => one - other);
    const middle = (lasted[Math.floor((lasted.length - 1) / 2)]! + lasted[Math.ceil((lasted.length - 1) / 2)]!) / 2;
    const sellers = new Set([
      ...seats.filter((seat) => seat.dealer_account_id === dealerId).map(({ user_id }) => user_id),
      ...soldIn.map(({ seller_id }) => seller_id),
    ]);
    return {
      totals: inTime(isIn),
      before: period === 'all' ? null : inTime((day) => before.has(day)),
      pointOf: (at: string) => inTime((day) => day.startsWith(at)),
      this_month: {
        cars_listed: published.filter(({ created_at }) => dayIn(created_at).startsWith(month)).length,
        views: seen('view', (day) => day.startsWith(month)),
        inquiries: seen('inquiry', (day) => day.startsWith(month)),
        sales: ofMonth.length,
      },
      all_time: {
        cars_listed: published.length,
        views: seen('view', ever),
        inquiries: seen('inquiry', ever),
        sales: sales.length,
      },
      revenue: {
        total: revenueOf(sales),
        this_month: revenueOf(ofMonth),
        average: priced.length === 0 ? 0 : Math.round(revenueOf(priced) / priced.length),
      },
      days_to_sell: lasted.length === 0 ? null : { median: middle, fastest: lasted[0]!, slowest: lasted.at(-1)! },
      cars: shown
        .map(({ id, status }) => ({
          id,
          views: seen('view', isIn, id),
          inquiries: seen('inquiry', isIn, id),
          sold_for: sales.find(({ car_id }) => car_id === id)?.sale_price ?? null,
          isThere: ['active', 'reserved'].includes(status) || soldIn.some(({ car_id }) => car_id === id),
        }))
        .filter(({ views, inquiries, isThere }) => isThere || views + inquiries > 0)
        .toSorted((one, other) => other.views - one.views || other.inquiries - one.inquiries || other.id - one.id)
        .map(({ id, views, inquiries, sold_for }) => ({ id, views, inquiries, sold_for })),
      members: [...sellers]
        .map((user_id) => {
          const own = soldIn.filter(({ seller_id }) => seller_id === user_id);
          return {
            user_id,
            sales: own.length,
            revenue: revenueOf(own),
            active_cars: cars.filter((car) => car.seller_id === user_id && ['active', 'reserved'].includes(car.status))
              .length,
          };
        })
        .toSorted((one, other) => one.user_id - other.user_id),
    };
  }
  return { dashboard, analytics };
}
