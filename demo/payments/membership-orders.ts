import { createRandom } from '../random.ts';
import type { DealerName } from '../people.ts';
import { daysAfter, earlier, minutesAfter, type Order, type Outcome } from './orders.ts';

interface Term {
  /** The owner, and recently others with permission. */
  buyers: readonly [number, ...number[]];
  months: number;
  /** Days until it ends. */
  endsIn: number;
}

export const terms: Record<DealerName, Term> = {
  'Eclipse Motors': { buyers: [11011], months: 11, endsIn: 18 },
  'Vinewood Premium': { buyers: [13011, 13021], months: 9, endsIn: 5 },
  // In its grace period.
  'Rockford Autos': { buyers: [13031], months: 8, endsIn: -3 },
  // Renewed early.
  'Sandy Shores Trucks': { buyers: [13051], months: 12, endsIn: 41 },
};

/** Failed attempts before a month was paid: the dealer, months ago, the outcome and how long before. */
const troubles: readonly [DealerName, monthsAgo: number, outcome: Outcome, minutesBefore: number][] = [
  ['Eclipse Motors', 1, 'failed', 22],
  ['Eclipse Motors', 3, 'given_up', 190],
  ['Eclipse Motors', 6, 'cancelled', 35],
  ['Vinewood Premium', 2, 'not_opened', 16],
  ['Rockford Autos', 1, 'failed', 41],
  ['Sandy Shores Trucks', 4, 'cancelled', 18],
];

export const membershipOrders = (now: Date): Order[] =>
  (Object.entries(terms) as [DealerName, Term][]).flatMap(([dealer, term]) => monthsOf(dealer, term, now));

function monthsOf(dealer: DealerName, { buyers, months, endsIn }: Term, now: Date): Order[] {
  const random = createRandom(`membership of ${dealer}`);
  const began = daysAfter(now, endsIn - 30 * months);
  return Array.from({ length: months }).flatMap((_, month) => {
    const monthsAgo = months - month;
    const buyer = (monthsAgo < 5 ? buyers[month % buyers.length] : null) ?? buyers[0];
    const ended = daysAfter(began, 30 * month);
    const paidAfterEnd = random.pick([random.between(-14, -8), random.between(-5, -0.2), random.between(0.3, 4)]);
    const latest = daysAfter(now, -random.between(1, 3));
    const renewed = earlier(daysAfter(ended, paidAfterEnd), latest);
    const paid: Order = {
      buyer,
      kind: month === 0 ? 'membership' : 'renewal',
      dealer,
      car: null,
      at: month === 0 ? began : renewed,
      outcome: 'completed',
    };
    const before = troubles
      .filter(([whose, when]) => whose === dealer && when === monthsAgo)
      .map(([, , outcome, minutes]): Order => ({ ...paid, at: minutesAfter(paid.at, -minutes), outcome }));
    const isTwice = dealer === 'Vinewood Premium' && monthsAgo === 4;
    return [...before, paid, ...(isTwice ? [paidAgain(paid, buyers[1] ?? buyer)] : [])];
  });
}

/** Two team members paid for the same month. */
const paidAgain = (paid: Order, buyer: number): Order => ({
  ...paid,
  buyer,
  at: minutesAfter(paid.at, 130),
  refund: { at: daysAfter(paid.at, 1.1), reason: 'Two team members paid for the same month.' },
});
