import type { AwardGrant } from '@forecourt/contract/awards/awards.ts';
import type { OwnReview, Review, ReviewStats } from '@forecourt/contract/reviews/review-shapes.ts';
import type { Sale } from '@forecourt/contract/sales/sale-shapes.ts';
import { kenji, maria } from './people.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

export const nothingToDo = { edit: false, delete: false, respond: false, report: false, hide: false, unhide: false };

/** Kenji bought a car from Maria at Eclipse Motors. */
export const aReview: Review = {
  id: 71,
  user_id: maria.id,
  user_name: maria.name,
  dealer_id: 3,
  company_name: 'Eclipse Motors',
  reviewer_id: kenji.id,
  reviewer_name: kenji.name,
  reviewer_avatar: null,
  rating: 4,
  title: 'Quick and honest',
  comment: 'The car was as described, and the papers were ready when I came.',
  review_type: 'buyer',
  created_at: daysAgo(3),
  edited_at: null,
  car_id: 7,
  car_name: '2020 Karin Sultan RS',
  responses: [],
  hidden_reason: null,
  may: nothingToDo,
};

export const aResponse = {
  id: 9,
  review_id: 71,
  responder_name: maria.name,
  company_name: 'Eclipse Motors',
  response: 'Thank you, Kenji. Come back for the next one.',
  created_at: daysAgo(1),
};

export const anOwnReview: OwnReview = {
  ...aReview,
  may: { ...nothingToDo, edit: true, delete: true },
  sale_id: 51,
  state: 'waiting',
  shown_from: daysAgo(-27),
  may_change_stars: true,
};

export const statsOf = (more: Partial<ReviewStats> = {}): ReviewStats => ({
  average_rating: 4.6,
  total_reviews: 12,
  total_buyer_reviews: 9,
  total_seller_reviews: 3,
  stars: [0, 0, 1, 3, 8],
  ...more,
});

export const reviewPage = (
  reviews: Review[],
  more: { stats?: ReviewStats; page?: number; pages?: number; total?: number } = {},
) => ({
  success: true as const,
  reviews,
  stats: statsOf(),
  page: 1,
  pages: 1,
  total: reviews.length,
  ...more,
});

/** Kenji's purchase, verified, as Kenji sees it. */
export const aPurchase: Sale = {
  id: 51,
  car_id: 7,
  car_name: '2020 Karin Sultan RS',
  make: 'Karin',
  model: 'Sultan RS',
  year: 2020,
  image: null,
  has_page: true,
  listing_price: 39_900,
  sale_price: 38_000,
  sale_date: daysAgo(4),
  sale_method: 'in_person',
  is_verified: true,
  seller_id: maria.id,
  seller_name: maria.name,
  dealer_id: 3,
  dealer_name: 'Eclipse Motors',
  buyer_id: kenji.id,
  buyer_name: kenji.name,
  status: 'confirmed',
  side: 'buyer',
  buyer_contact: null,
  sale_notes: null,
  confirmed_at: daysAgo(3),
  proposed: null,
  ticket_id: null,
  bill_number: 'FC-7K2PXQ9AD3',
  is_excluded: false,
  shown: { amount: false, name: false, other_side_amount: false },
  conversation_id: null,
  may: {
    confirm: false,
    dispute: false,
    withdraw: false,
    set_amount: false,
    answer_amount: false,
    edit: false,
    show: true,
    list_again: true,
    review_until: daysAgo(-27),
  },
};

export const firstSale: AwardGrant = {
  id: 31,
  awarded_at: '2026-06-10T12:00:00Z',
  award: { id: 1, name: 'First sale', description: 'Sold a car, and the buyer confirmed it', icon: 'key' },
};

export const goodNeighbour: AwardGrant = {
  id: 32,
  awarded_at: '2026-09-01T12:00:00Z',
  award: { id: 5, name: 'Good neighbour', description: 'Helped newcomers in the city', icon: 'handshake' },
};
