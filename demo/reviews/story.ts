import { reviewDays, type ReviewType } from '@forecourt/contract/reviews/review-values.ts';
import { hiddenOpinion, ofBuyers, ofDealers, ofSellers, type Opinion } from './opinions.ts';

const hourMs = 3_600_000;

/** A sale of the demo world that its buyer confirmed. */
export interface VerifiedSale {
  id: number;
  seller_id: number;
  buyer_id: number;
  dealer_id: number | null;
  /** Who answers for the dealer. */
  owner_id: number | null;
  confirmed_at: Date;
  car: string;
}

export interface DemoReview extends Opinion {
  sale: VerifiedSale;
  side: ReviewType;
  writtenAt: Date;
  shownAt: Date;
  /** Why the staff hid it, and when. */
  hidden: { reason: string; at: Date } | null;
  answeredAt: Date | null;
}

/** Who of the two wrote, sale by sale: mostly both, now and then one of them or nobody. */
const wrote: readonly ReviewType[][] = [
  ['buyer', 'seller'],
  ['buyer', 'seller'],
  ['buyer'],
  ['buyer', 'seller'],
  ['seller'],
  ['buyer', 'seller'],
  ['buyer', 'seller'],
  [],
];

/** What people said of these sales, as far as it was written by now. */
export function demoReviews(sales: readonly VerifiedSale[], now: Date): DemoReview[] {
  const decks = { dealer: deckOf(ofDealers), seller: deckOf(ofSellers), buyer: deckOf(ofBuyers) };
  const hiddenAt = sales.findIndex(
    ({ dealer_id }, place) => dealer_id === null && wrote[place % wrote.length]!.length === 2,
  );
  return sales.flatMap((sale, place) => {
    const writers = wrote[place % wrote.length]!.map((side) => ({ side, at: writtenAt(sale, side, place) }));
    const written = writers.filter(({ at }) => at < now);
    const isBoth = written.length === 2;
    const over = later(sale.confirmed_at, reviewDays * 24);
    const shownAt = isBoth ? new Date(Math.max(...written.map(({ at }) => at.getTime()))) : over;
    return written.map(({ side, at }): DemoReview => {
      const isHidden = place === hiddenAt && side === 'buyer' && isBoth;
      const opinion = isHidden ? hiddenOpinion : decks[deckFor(sale, side)]();
      const answeredAt = opinion.answer === undefined ? null : later(shownAt, 3 + ((place * 5) % 40));
      const hiddenSince = later(shownAt, 2);
      return {
        ...opinion,
        comment: opinion.comment.replaceAll('{car}', sale.car),
        sale,
        side,
        writtenAt: at,
        shownAt,
        hidden: isHidden && hiddenSince < now ? { reason: hiddenOpinion.reason, at: hiddenSince } : null,
        answeredAt: answeredAt && answeredAt < now ? answeredAt : null,
      };
    });
  });
}

const later = (moment: Date, hours: number) => new Date(moment.getTime() + hours * hourMs);

/** Within the hours and days after it, differently for each. */
const writtenAt = ({ confirmed_at }: VerifiedSale, side: ReviewType, place: number) =>
  later(confirmed_at, 1.4 + ((place * 17 + (side === 'buyer' ? 5 : 11)) % 53));

function deckFor({ dealer_id }: VerifiedSale, side: ReviewType) {
  if (side === 'seller') return 'buyer';
  return dealer_id === null ? 'seller' : 'dealer';
}

/** Each once, then from the beginning again. */
function deckOf(opinions: readonly Opinion[]): () => Opinion {
  let next = 0;
  return () => opinions[next++ % opinions.length]!;
}
