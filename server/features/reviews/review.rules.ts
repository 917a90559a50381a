import { mayFor, ownerOf, type Membership, type Reach } from '@forecourt/contract/access/owner.ts';
import type { StaffRole } from '@forecourt/contract/access/who.ts';
import { reviewDays, reviewEditHours, type ReviewType } from '@forecourt/contract/reviews/review-values.ts';
import type { SaleStatus } from '@forecourt/contract/sales/sales.flow.ts';
import { staffRoleMay } from '@forecourt/contract/access/staff-rights.ts';

const hour = 3_600_000;

/** The reader of a review. Null if not logged in. */
export interface Reader extends Reach {
  staffRole: StaffRole | null;
}

export interface ReviewedSale {
  status: SaleStatus;
  confirmed_at: Date | null;
  seller_id: number;
  buyer_id: number | null;
  dealer_id: number | null;
}

/**
 * The side of a sale on which a user may write: the buyer or the seller. For a dealer also team members who respond to
 * reviews, but not former members.
 */
export function sideOf(sale: ReviewedSale, reach: Reach): ReviewType | null {
  if (sale.buyer_id === reach.userId) return 'buyer';
  const owner = ownerOf({ personId: sale.seller_id, dealerId: sale.dealer_id });
  const sold = sale.seller_id === reach.userId && mayFor(reach, owner, 'cars.sell');
  return sold || mayFor(reach, owner, 'reviews.respond') ? 'seller' : null;
}

/** When the time to write is over and existing reviews are published in any case. */
export const reviewsEnd = (confirmedAt: Date): Date => new Date(confirmedAt.getTime() + reviewDays * 24 * hour);

export const isReviewable = ({ status, confirmed_at }: ReviewedSale, now: Date): boolean =>
  status === 'confirmed' && confirmed_at !== null && now < reviewsEnd(confirmed_at);

/** The buyer's game account is also the seller's or on the dealer's team, so one person is on both sides. */
export const isOneSide = (buyerAccount: number, sellingAccounts: readonly number[]): boolean =>
  sellingAccounts.includes(buyerAccount);

/** The facts, besides its text, that decide what can be done with a review. */
export interface ReviewFacts {
  author_id: number;
  author_account: number;
  user_id: number;
  dealer_id: number | null;
  /** The dealer that sold the car, whichever side wrote. */
  sale_dealer_id: number | null;
  /** Game accounts of everyone involved. */
  accounts: readonly number[];
  created_at: Date;
  hidden_at: Date | null;
  is_published: boolean;
  is_visible: boolean;
  is_answered: boolean;
  /** The time these facts were read. */
  asked_at: Date;
}

export const isAuthor = (review: ReviewFacts, reader: Reader | null): boolean => review.author_id === reader?.userId;

/** Written by this person with any of their characters. */
export const isOwnReview = (review: ReviewFacts, reader: { gameAccountId: number }): boolean =>
  review.author_account === reader.gameAccountId;

/** The reviewed user or, for a dealer, team members with the right. */
export const isReviewedSide = (review: ReviewFacts, reader: Reach & { team: Membership | null }): boolean =>
  mayFor(reader, ownerOf({ personId: review.user_id, dealerId: review.dealer_id }), 'reviews.respond');

export const isFresh = ({ created_at, asked_at }: ReviewFacts): boolean =>
  asked_at.getTime() < created_at.getTime() + reviewEditHours * hour;

/** Published stars are final. Otherwise a side could change them in reply to the other's review. */
export const mayChangeStars = (review: ReviewFacts): boolean =>
  isFresh(review) && !review.is_published && review.hidden_at === null;

/** Staff can't decide about reviews that involve them or their dealer. */
export const mayDecide = (review: ReviewFacts, { staffRole, gameAccountId }: Reader): boolean =>
  staffRoleMay(staffRole, 'reviews.decide') && !review.accounts.includes(gameAccountId);

/** Staff who can restore a review also see hidden ones. */
export const canSeeHidden = (reader: Reader | null): reader is Reader =>
  staffRoleMay(reader?.staffRole, 'reviews.decide');

/** Actions available to this reader now. */
export function mayWith(review: ReviewFacts, reader: Reader | null) {
  if (!reader) return { edit: false, delete: false, respond: false, report: false, hide: false, unhide: false };
  const isOthers = review.is_visible && !isOwnReview(review, reader);
  return {
    edit: isAuthor(review, reader) && isFresh(review) && review.hidden_at === null,
    delete: isAuthor(review, reader),
    respond: isOthers && !review.is_answered && isReviewedSide(review, reader),
    report: isOthers,
    hide: review.is_visible && mayDecide(review, reader),
    unhide: review.is_published && review.hidden_at !== null && mayDecide(review, reader),
  };
}

/** The two sides of a sale know each other, even if the buyer is hidden from everyone else. */
export const knowsSides = (review: ReviewFacts, reader: Reader | null): boolean =>
  reader !== null &&
  (review.author_id === reader.userId ||
    review.user_id === reader.userId ||
    (review.sale_dealer_id !== null && review.sale_dealer_id === reader.team?.dealerId));
