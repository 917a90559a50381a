import { Broken } from './broken.ts';
import { dayMs, hourMs, minuteMs } from './clock.ts';
import type { SeenPayment, Snapshot } from './snapshot.ts';
import type { World } from './world.ts';

/** Goods granted or revoked in one step, by a payment or for free. */
export interface Grant {
  /** `listing 7`, `featured 7`, `dealer 3`. */
  goods: string;
  kind: 'given' | 'taken';
  at: number;
  hours: number;
  paymentId: number | null;
}

/** Tolerates reading the clock a little later. */
const tolerance = 2 * minuteMs;

/**
 * The end date of everything bought moves only by what was delivered. Computed again from the records, independently of
 * the flows.
 */
export class GoodsLedger {
  readonly #given: Grant[] = [];

  /** `free`: granted for free in this step. `isKept`: the job that ends features ran in it. */
  check(world: World, before: Snapshot, after: Snapshot, free: readonly Grant[], isKept: boolean): void {
    const step = [...grantsOf(after), ...free];
    const grants = Map.groupBy(step, ({ goods }) => goods);
    for (const car of after.cars.values()) {
      const was = before.cars.get(car.id);
      if (!was) continue;
      const listing = grants.get(`listing ${car.id}`) ?? [];
      this.#compare(`listing ${car.id}`, this.#fold(was.expires, listing, this.#listing), car.expires);
      const featured = grants.get(`featured ${car.id}`) ?? [];
      const isRefunded = [...listing, ...featured].some(({ kind }) => kind === 'taken');
      const mayHaveEnded = isKept || isRefunded;
      if (car.featured_until === null && mayHaveEnded) continue;
      this.#compare(`featured ${car.id}`, this.#fold(was.featured_until, featured, this.#feature), car.featured_until);
    }
    const graceMs = world.settings.membership_grace_period_days * dayMs;
    for (const membership of after.memberships.values()) {
      const was = before.memberships.get(membership.id);
      if (!was) continue;
      const goods = `dealer ${membership.dealer_id}`;
      let isStarted = was.started !== null;
      const expected = this.#fold(was.ends, grants.get(goods) ?? [], (end, grant) => {
        const ended = end ?? 0;
        if (grant.kind === 'taken') return this.#back(ended, grant) ?? ended - grant.hours * hourMs;
        const runs = isStarted && ended + graceMs > grant.at;
        isStarted = true;
        return (runs ? ended : grant.at) + grant.hours * hourMs;
      });
      this.#compare(goods, expected, membership.ends);
    }
    this.#given.push(...step);
  }

  #fold(end: number | null, grants: Grant[], apply: (end: number | null, grant: Grant) => number | null) {
    return grants.reduce(apply, end);
  }

  #compare(goods: string, expected: number | null, is: number | null): void {
    if (expected === null && is === null) return;
    if (expected === null || is === null || Math.abs(expected - is) > tolerance)
      throw new Broken('double or missing goods: an end is not what was delivered', {
        goods,
        expected: expected && new Date(expected),
        is: is && new Date(is),
      });
  }

  readonly #listing = (end: number | null, grant: Grant): number | null => {
    if (grant.kind === 'given') return Math.max(end ?? 0, grant.at) + grant.hours * hourMs;
    if (end === null) return null;
    return this.#back(end, grant) ?? Math.max(end - grant.hours * hourMs, grant.at);
  };

  readonly #feature = (end: number | null, grant: Grant): number | null => {
    if (grant.kind === 'given') return Math.max(end ?? 0, grant.at) + grant.hours * hourMs;
    if (end === null) return null;
    const left = this.#back(end, grant) ?? end - grant.hours * hourMs;
    return left > grant.at ? left : null;
  };

  /**
   * Later payments keep their full time, and only the rest of this one is removed. Null if there are no later payments.
   */
  #back(end: number, { goods, paymentId, hours, at }: Grant): number | null {
    const taken = new Set(this.#given.filter(({ kind }) => kind === 'taken').map((one) => one.paymentId));
    const mine = this.#given.findIndex((one) => one.paymentId === paymentId && one.kind === 'given');
    const later = this.#given
      .slice(mine + 1)
      .filter(
        (one) => one.goods === goods && one.kind === 'given' && one.paymentId !== null && !taken.has(one.paymentId),
      )
      .reduce((sum, one) => sum + one.hours, 0);
    if (later === 0) return null;
    return end - Math.min(Math.max(end - later * hourMs - at, 0), hours * hourMs);
  }
}

/** Each payment delivers once, however often that is recorded. */
function grantsOf({ events, payments }: Snapshot): Grant[] {
  return events.flatMap(({ payment_id, kind, at }): Grant[] => {
    const payment = payments.get(payment_id);
    if (!payment || payment.delivered === null) return [];
    if (kind !== 'delivered' && kind !== 'refunded') return [];
    return [
      {
        goods: goodsOf(payment),
        kind: kind === 'delivered' ? 'given' : 'taken',
        at,
        hours: payment.hours,
        paymentId: payment_id,
      },
    ];
  });
}

const goodsOf = ({ kind, car_id, dealer_id }: SeenPayment) =>
  kind === 'listing' || kind === 'featured' ? `${kind} ${car_id}` : `dealer ${dealer_id}`;
