import type { AdminUser, UserDetails, UserStats } from '@forecourt/contract/users/user-shapes.ts';
import type { Answers } from './fake-server.ts';
import { johnny } from './people.ts';
import { judged } from './standing.ts';

export const aUser: AdminUser = {
  id: johnny.id,
  name: johnny.name,
  avatar_url: null,
  phone_number: '5550188',
  status: 'active',
  staff_role: null,
  is_dealer: false,
  company_name: null,
  rating: 4.5,
  reviews: 2,
  total_cars: 7,
  active_cars: 2,
  sold_cars: 4,
  created_at: johnny.created_at,
  updated_at: johnny.created_at,
  last_login: '2026-11-14T10:00:00Z',
  gta_world_username: 'johnny.p',
  is_own: false,
};

export const detailsOf = (more: Partial<UserDetails> = {}): { success: true; user: UserDetails } => ({
  success: true,
  user: {
    ...aUser,
    bio: null,
    website: null,
    standing_reason: null,
    suspended_until: null,
    account_closed_at: null,
    seat: null,
    cars: [{ id: 7, title: '2021 Karin Sultan', status: 'active', price: 42_000, is_dealers: false }],
    payments: { total: 0, newest: [] },
    tickets: { total: 0, newest: [] },
    sessions: [
      {
        id: 5,
        device: 'Firefox on Windows',
        signed_in_at: '2026-11-10T10:00:00Z',
        last_seen_at: '2026-11-14T10:00:00Z',
      },
    ],
    characters: [{ id: 51, name: 'Silas Boone', avatar_url: null, status: 'active' }],
    ...more,
  },
});

export const pageOfUsers = (users: AdminUser[], more: { page?: number; pages?: number; total?: number } = {}) => ({
  success: true as const,
  users,
  pagination: { page: 1, limit: 20, total: users.length, total_is_capped: false, pages: 1, ...more },
});

const stats: UserStats = {
  by_status: [
    { status: 'active', count: 1_180 },
    { status: 'suspended', count: 3 },
    { status: 'banned', count: 1 },
    { status: 'pending', count: 20 },
    { status: 'closed', count: 6 },
  ],
  by_role: [
    { role: 'private', count: 1_181 },
    { role: 'dealer', count: 18 },
    { role: 'support', count: 2 },
    { role: 'moderator', count: 2 },
    { role: 'analyst', count: 1 },
    { role: 'admin', count: 1 },
  ],
  new_this_month: 42,
  active_users: 870,
};

/** Calls the Users tab makes. */
export const aroundUsers: Answers = {
  'users.stats': { success: true, stats },
  'users.list': pageOfUsers([aUser]),
  'users.details': detailsOf(),
  'users.standing': judged(),
  'staff.actions': {
    success: true,
    actions: [],
    has_older: false,
    has_newer: false,
    is_more: false,
    pagination: { page: 1, limit: 10, total: 0, pages: 0 },
  },
};
