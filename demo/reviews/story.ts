import { reviewDays, type ReviewType } from '@forecourt/contract/reviews/review-values.ts';
import type { SaleToCount } from '@forecourt/server/features/sales/counting.rules.ts';
import { ofDealers } from './of-dealers.ts';
import { hiddenOpinion, ofBuyers, ofSellers } from './of-people.ts';
import type { Opinion } from './opinion.ts';

const hourMs = 3_600_000;

/** A demo sale confirmed by its buyer. */
export interface VerifiedSale extends SaleToCount {
  buyer_id: number;
  seller_account: number;
  dealer_id: number | null;
  /** The user who responds for the dealer. */
  owner_id: number | null;
  confirmed_at: Date;
  car: string;
}

export interface DemoReview extends Opinion {
  sale: VerifiedSale;
  side: ReviewType;
  writtenAt: Date;
  shownAt: Date;
  /** Why and when staff hid it. */
  hidden: { reason: string; at: Date } | null;
  answeredAt: Date | null;
}

/** Reviews of these sales written so far. Each opinion is used once, spread over all sales. */
export function demoReviews(sales: readonly VerifiedSale[], now: Date): DemoReview[] {
  const byBuyers = new Map([
    ...spread(
      ofDealers,
      sales.filter(({ dealer_id }) => dealer_id !== null),
    ),
    ...spread(
      ofSellers,
      sales.filter(({ dealer_id }) => dealer_id === null),
    ),
  ]);
  // Most people who are reviewed review the other side too. Now and then only the seller does.
  const bySellers = spread(
    ofBuyers,
    sales.filter(({ id }, place) => byBuyers.has(id) || place % 9 === 0),
  );
  const written = sales.flatMap((sale, place) => {
    const both = [
      { side: 'buyer' as const, opinion: byBuyers.get(sale.id) },
      { side: 'seller' as const, opinion: bySellers.get(sale.id) },
    ];
    const sides = both.flatMap(({ side, opinion }) => {
      const at = writtenAt(sale, side, place);
      return opinion && at < now ? [{ side, opinion, at }] : [];
    });
    return sides.length > 0 ? [{ sale, place, sides }] : [];
  });
  const weekAgo = later(now, -7 * 24);
  const bad = written.findLast(
    ({ sale, sides }) => sale.dealer_id === null && sides.length === 2 && sale.confirmed_at < weekAgo,
  );
  return written.flatMap(({ sale, place, sides }) => {
    const over = later(sale.confirmed_at, reviewDays * 24);
    const shownAt = sides.length === 2 ? new Date(Math.max(...sides.map(({ at }) => at.getTime()))) : over;
    return sides.map(({ side, opinion, at }): DemoReview => {
      const isHidden = bad?.sale === sale && side === 'buyer';
      const said: Opinion = isHidden ? hiddenOpinion : opinion;
      const answeredAt = later(shownAt, 3 + ((place * 5) % 40));
      return {
        ...said,
        comment: said.comment.replaceAll('{car}', sale.car),
        sale,
        side,
        writtenAt: at,
        shownAt,
        hidden: isHidden ? { reason: hiddenOpinion.reason, at: later(now, -3 * 24) } : null,
        answeredAt: said.answer !== undefined && answeredAt < now ? answeredAt : null,
      };
    });
  });
}

/** Assigns each opinion to a sale, evenly spaced. */
function spread(opinions: readonly Opinion[], sales: readonly VerifiedSale[]): Map<number, Opinion> {
  const share = Math.min(1, opinions.length / sales.length);
  const indexAt = (place: number) => Math.floor(place * share);
  const chosen = sales.map(({ id }, place) => [id, opinions[indexAt(place)]!] as const);
  return new Map(chosen.filter((_, place) => place === 0 || indexAt(place) > indexAt(place - 1)));
}

const later = (moment: Date, hours: number) => new Date(moment.getTime() + hours * hourMs);

/** Within hours or days of the sale, different for each. */
const writtenAt = ({ confirmed_at }: VerifiedSale, side: ReviewType, place: number) =>
  later(confirmed_at, 1.4 + ((place * 17 + (side === 'buyer' ? 5 : 11)) % 53));
