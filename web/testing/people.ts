import type { SessionUser } from '@forecourt/contract/accounts/accounts.ts';
import type { Answers } from './fake-server.ts';

export const johnny: SessionUser = {
  id: 11,
  name: 'Johnny Pearson',
  avatar_url: null,
  is_dealer: false,
  dealer_account_id: null,
  company_name: null,
  logo_url: null,
  team_role: null,
  staff_role: null,
  phone_number: '5550188',
  routing_number: '004512876',
  profile_complete: true,
  may_switch_character: false,
  created_at: '2026-03-02T10:00:00Z',
};

export const kenji: SessionUser = {
  ...johnny,
  id: 13,
  name: 'Kenji Sato',
  phone_number: null,
  routing_number: null,
  profile_complete: false,
};

export const maria: SessionUser = {
  ...johnny,
  id: 12,
  name: 'Maria Lopez',
  is_dealer: true,
  dealer_account_id: 3,
  company_name: 'Eclipse Motors',
  team_role: 'owner',
};

export const ada: SessionUser = { ...johnny, id: 14, name: 'Ada Moreau', staff_role: 'admin' };

/** Logged in, without offers. */
export const signedIn = (user: SessionUser) =>
  ({
    checkSession: { authenticated: true, user },
    'offers.ofCar': { success: true, offers: [], as_trade_in: [] },
    'offers.onMyCars': { success: true, cars: [] },
  }) satisfies Answers;

export const signedOut = { checkSession: { authenticated: false, user: null } };
