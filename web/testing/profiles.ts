import type { PublicUser } from '@forecourt/contract/accounts/public-profile.ts';
import type { Dealer, DealerCard } from '@forecourt/contract/dealers/directory.ts';
import { photosOf } from './a-car.ts';
import { maria } from './people.ts';

const since = '2026-01-01T10:00:00Z';
const noReviews = {
  average_rating: null,
  total_reviews: 0,
  total_buyer_reviews: 0,
  total_seller_reviews: 0,
  stars: [0, 0, 0, 0, 0],
};

/** Maria of Eclipse Motors as shown to everyone, with no bio and no sales. */
export const publicMaria: PublicUser = {
  id: maria.id,
  name: maria.name,
  avatar_url: null,
  is_dealer: true,
  dealer_account_id: 3,
  company_name: 'Eclipse Motors',
  is_trading: true,
  is_closed: false,
  logo_url: null,
  member_since: since,
  rating: null,
  total_reviews: 0,
  total_awards: 0,
  profile: { avatar_url: null, bio: null, website: null, member_since: since, experience_years: 0, specialties: [] },
  review_stats: noReviews,
  reviews: [],
  awards: [],
  sales: { total: 0, verified: 0 },
  active_listings: 0,
  answers_within: null,
  meetings: null,
};

export const nothingSaid = { bio: null, website: null, specialties: [], experience_years: 0, hides_as_buyer: false };

const day = { from: '09:00', to: '18:00' };

/** Eclipse Motors in the directory. */
export const eclipse: DealerCard = {
  id: 3,
  company_name: 'Eclipse Motors',
  logo_url: null,
  description: 'Sports cars by the pier.',
  opening_hours: [day, day, day, day, day, null, null],
  rating: 4.5,
  total_reviews: 12,
  verified_sales: 31,
  active_cars: 14,
  team_members: 3,
  member_since: since,
  is_trading: true,
  away: null,
  glance: photosOf(3).map((image, at) => ({ id: at + 1, title: `Car ${at + 1}`, image })),
};

const { glance: _cars, team_members: _people, ...known } = eclipse;

export const eclipsePage: Dealer = {
  ...known,
  website: 'https://eclipse.example',
  phone: null,
  has_phone: true,
  total_sales: 33,
  is_closed: false,
  review_stats: {
    ...noReviews,
    average_rating: 4.5,
    total_reviews: 12,
    total_buyer_reviews: 12,
    stars: [0, 0, 0, 6, 6],
  },
  team: [
    { id: maria.id, name: maria.name, avatar_url: null, role: 'owner' },
    { id: 21, name: 'Dev Okafor', avatar_url: null, role: 'manager' },
  ],
  answers_within: 'within_an_hour',
  meetings: { kept: 12, total: 13 },
  time_zone: 'UTC',
};
