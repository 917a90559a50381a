import type { figures } from '@forecourt/contract/analytics/figures.ts';
import type { Result } from '@forecourt/contract/kit/call.ts';

/** A dashboard where every item needs attention. */
export const aDashboard: Result<typeof figures.dashboard> = {
  success: true,
  cars: { total: 48, active: 31, reserved: 2, drafts: 1 },
  sales: { whose: 'dealer', this_month: 6, revenue_this_month: 412_900, revenue: 3_550_100 },
  rating: 4.6,
  total_reviews: 12,
  views: 14_207,
  followers: 31,
  inquiries: 401,
  open_offers: 5,
  recent: [
    {
      conversation_id: 71,
      name: 'Johnny Pearson',
      avatar_url: null,
      car: { id: 5, name: '2021 Karin Sultan' },
      text: 'Is it still there?',
      at: '2026-11-15T10:00:00.000Z',
      waits: true,
    },
  ],
  todo: {
    ending: { count: 4, cars: [{ id: 9, name: '2019 Buffalo', expires_at: '2999-01-01T00:00:00.000Z' }] },
    unanswered: {
      count: 2,
      longest: { conversation_id: 71, name: 'Johnny Pearson', since: '2026-11-15T10:00:00.000Z' },
    },
    offers: { count: 2, next_ends_at: '2999-01-01T00:00:00.000Z' },
    unconfirmed: 3,
    payments: { count: 1, amount: 700, oldest_id: 88 },
    membership: {
      status: 'grace',
      ends_at: '2026-11-10T12:00:00.000Z',
      grace_ends_at: '2026-11-17T12:00:00.000Z',
    },
  },
};

export const calmDashboard: Result<typeof figures.dashboard> = {
  ...aDashboard,
  recent: [],
  rating: null,
  total_reviews: 0,
  todo: {
    ending: { count: 0, cars: [] },
    unanswered: { count: 0, longest: null },
    offers: { count: 0, next_ends_at: null },
    unconfirmed: 0,
    payments: { count: 0, amount: 0, oldest_id: null },
    membership: null,
  },
};

const car = (id: number, name: string, views: number) => ({
  id,
  name,
  image: null,
  status: 'active' as const,
  price: 42_000,
  contact: 'Maria Lopez',
  views,
  inquiries: 3,
  days: 12.4,
  sold_for: null,
});

export const someAnalytics: Result<typeof figures.analytics> = {
  success: true,
  points: [
    { at: '2026-11-15', views: 40, inquiries: 2, offers: 1, sales: 1, revenue: 30_000 },
    { at: '2026-11-16', views: 60, inquiries: 3, offers: 1, sales: 0, revenue: 0 },
  ],
  totals: { views: 100, inquiries: 5, offers: 2, sales: 1, revenue: 30_000 },
  before: { views: 80, inquiries: 5, offers: 0, sales: 0, revenue: 0 },
  this_month: { cars_listed: 18, views: 3_460, inquiries: 96, sales: 6 },
  all_time: { cars_listed: 81, views: 14_207, inquiries: 401, sales: 36 },
  revenue: { total: 3_550_100, this_month: 412_900, average: 98_614 },
  days_to_sell: { median: 11.2, fastest: 0.4, slowest: 23 },
  cars: Array.from({ length: 12 }, (_, place) => car(place + 1, `Car number ${place + 1}`, 120 - place)),
  total_cars: 12,
  members: [
    { user_id: 12, name: 'Maria Lopez', avatar_url: null, role: 'owner', active_cars: 14, sales: 1, revenue: 30_000 },
    { user_id: 40, name: 'Gone Already', avatar_url: null, role: null, active_cars: 0, sales: 0, revenue: 0 },
  ],
};

const none = { views: 0, inquiries: 0, offers: 0, sales: 0, revenue: 0 };

/** A new dealer without any activity. */
export const noAnalytics: Result<typeof figures.analytics> = {
  ...someAnalytics,
  points: [{ at: '2026-11-16', ...none }],
  totals: none,
  before: none,
  this_month: { cars_listed: 0, views: 0, inquiries: 0, sales: 0 },
  all_time: { cars_listed: 0, views: 0, inquiries: 0, sales: 0 },
  revenue: { total: 0, this_month: 0, average: 0 },
  days_to_sell: null,
  cars: [],
  total_cars: 0,
};
