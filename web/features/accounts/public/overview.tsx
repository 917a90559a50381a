import type { ReactNode } from 'react';
import type { PublicUser } from '@forecourt/contract/accounts/public-profile.ts';
import { count, countOf } from '../../../lib/format.ts';
import { Chips } from '../../../ui/chips.tsx';
import { FigureTiles } from '../../../ui/figure-tiles.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { RecentReviews } from './recent-reviews.tsx';
import { profileWords } from './words.ts';

/** The profile's first tab: stats, specialties, recent reviews and cars for sale. */
export const Overview = ({ user, cars }: { user: PublicUser; cars: ReactNode }) => (
  <div className="grid gap-[clamp(32px,4vw,48px)]">
    <Figures user={user} />
    {user.profile.specialties.length > 0 && (
      <section aria-label={profileWords.specialties} className="grid gap-4">
        <h2 className="text-xl">{profileWords.specialties}</h2>
        <Chips texts={user.profile.specialties} />
      </section>
    )}
    <RecentReviews user={user} />
    {cars}
  </div>
);

function Figures({ user }: { user: PublicUser }) {
  const { review_stats: stats, sales, rating } = user;
  return (
    <FigureTiles
      figures={[
        {
          label: profileWords.averageRating,
          value: rating === null ? '–' : rating.toFixed(1),
          note: rating === null ? profileWords.noReviews : <Stars rating={rating} size={15} />,
        },
        {
          label: profileWords.totalReviews,
          value: count(user.total_reviews),
          note: `${count(stats.total_buyer_reviews)} by buyers, ${count(stats.total_seller_reviews)} by sellers`,
        },
        {
          label: profileWords.awardsEarned,
          value: count(user.total_awards),
          note: sales.verified > 0 ? `with ${countOf(sales.verified, 'verified sale')}` : 'no verified sales yet',
        },
        {
          label: profileWords.yearsOfExperience,
          value: count(user.profile.experience_years),
          note: 'self-reported',
        },
      ]}
    />
  );
}
