import { reviewsOnProfile } from '@forecourt/contract/accounts/profile-values.ts';
import { publicView } from '../../features/accounts/public-profile.store.ts';
import { grantView } from '../../features/awards/grant-views.rules.ts';
import { grantsOf } from '../../features/awards/grants.store.ts';
import { countForSale } from '../../features/cars/car.store.ts';
import { keptMeetings } from '../../features/meetings/kept.store.ts';
import { answerSpeed } from '../../features/messaging/answer-speed.rules.ts';
import { answerTimes } from '../../features/messaging/answer-speed.store.ts';
import type { Reader } from '../../features/reviews/review.rules.ts';
import { reviewView } from '../../features/reviews/review-views.rules.ts';
import { listReviews, readStats } from '../../features/reviews/reviews.store.ts';
import { publicSalesOf, sumUpSales } from '../../features/sales/sales-list.store.ts';
import type { Queryable } from '../../database/database.ts';

/** A user's public profile. For a closed account only the name. */
export async function publicProfile(db: Queryable, userId: number, reader: Reader | null) {
  const person = await publicView(db, userId);
  if (!person) return null;
  const figures = person.is_closed ? noFigures : await figuresOf(db, userId, reader);
  const { bio, website, specialties, experience_years, ...shown } = person;
  const { avatar_url, member_since } = shown;
  return {
    ...shown,
    is_dealer: shown.dealer_account_id !== null,
    profile: { avatar_url, bio, website, member_since, experience_years, specialties },
    ...figures,
    rating: figures.review_stats.average_rating,
    total_reviews: figures.review_stats.total_reviews,
    total_awards: figures.awards.length,
  };
}

async function figuresOf(db: Queryable, userId: number, reader: Reader | null) {
  const { stats } = await readStats(db, { user: userId }, { reader });
  const newest = await listReviews(db, { user: userId }, { sort: 'newest', page: 1, reader });
  const sold = await sumUpSales(db, publicSalesOf({ user: userId }));
  return {
    review_stats: stats,
    reviews: newest.slice(0, reviewsOnProfile).map((row) => reviewView(row, reader)),
    awards: (await grantsOf(db, userId)).map(grantView),
    sales: { total: sold.total, verified: sold.verified },
    active_listings: await countForSale(db, userId),
    answers_within: answerSpeed(await answerTimes(db, { person: userId })),
    meetings: await keptMeetings(db, { person: userId }),
  };
}

const noFigures: Awaited<ReturnType<typeof figuresOf>> = {
  review_stats: {
    average_rating: null,
    total_reviews: 0,
    total_buyer_reviews: 0,
    total_seller_reviews: 0,
    stars: [0, 0, 0, 0, 0],
  },
  reviews: [],
  awards: [],
  sales: { total: 0, verified: 0 },
  active_listings: 0,
  answers_within: null,
  meetings: null,
};
