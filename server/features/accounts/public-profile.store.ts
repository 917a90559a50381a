import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { dealerIs, personIs } from '../../database/standing.sql.ts';

const isClosed = personIs('users')('profile', 'account_closed');

/** The public part of an account. A closed account shows only the name. */
export async function publicView(db: Queryable, userId: number) {
  const row = await db
    .selectFrom('users')
    .leftJoin('dealer_team_members', 'dealer_team_members.user_id', 'users.id')
    .leftJoin('dealer_accounts', 'dealer_accounts.id', 'dealer_team_members.dealer_account_id')
    .select([
      'users.id',
      'users.name',
      'users.avatar_url',
      'users.created_at as member_since',
      'users.bio',
      'users.website',
      'users.specialties',
      'users.experience_years',
      isClosed.as('is_closed'),
      'dealer_accounts.id as dealer_account_id',
      'dealer_accounts.company_name',
      'dealer_accounts.logo_url',
      sql<boolean>`coalesce(${dealerIs('dealer_accounts')('profile', 'trading')}, true)`.as('is_trading'),
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  return row?.is_closed ? { ...row, ...nothingOfThem } : (row ?? null);
}

const nothingOfThem = {
  avatar_url: null,
  bio: null,
  website: null,
  specialties: [],
  experience_years: 0,
  dealer_account_id: null,
  company_name: null,
  logo_url: null,
  is_trading: true,
};

const editable = ['bio', 'website', 'specialties', 'experience_years', 'hides_as_buyer'] as const;

export const ownPublicProfile = (db: Queryable, userId: number) =>
  db.selectFrom('users').select(editable).where('id', '=', userId).executeTakeFirstOrThrow();

interface PublicProfile {
  bio: string | null;
  website: string | null;
  specialties: string[];
  experience_years: number;
  hides_as_buyer: boolean;
}

export const savePublicProfile = (db: Queryable, userId: number, profile: PublicProfile) =>
  db
    .updateTable('users')
    .set({ ...profile, updated_at: sql`now()` })
    .where('id', '=', userId)
    .returning(editable)
    .executeTakeFirstOrThrow();
