import type { AwayNotice } from '@forecourt/contract/hours/away.ts';
import type { DealerClosing } from '@forecourt/contract/dealers/company.ts';
import type { Hours } from '@forecourt/contract/hours/open-state.ts';
import type { DealerStanding } from '@forecourt/contract/access/standing.ts';
import { sql } from 'kysely';
import { awayNoticeOf } from '../../database/away.sql.ts';
import type { Queryable, Tx } from '../../database/database.ts';

/** A dealer's settings as its team sees them, with days in this time zone. */
export const findSettings = (db: Queryable, id: number, timeZone: string) =>
  db
    .selectFrom('dealer_accounts as dealer')
    .leftJoin('users as saver', 'saver.id', 'dealer.settings_saved_by')
    .select([
      'dealer.id',
      'dealer.company_name',
      'dealer.logo_url',
      'dealer.phone',
      'dealer.description',
      'dealer.website',
      sql<Hours | null>`dealer.opening_hours`.as('opening_hours'),
      awayNoticeOf('dealer').as('away'),
      sql<string>`${timeZone}::text`.as('time_zone'),
      sql<string>`to_char(now() at time zone ${timeZone}, 'YYYY-MM-DD')`.as('today'),
      'dealer.settings_version as version',
      'saver.name as saved_by',
      'dealer.settings_saved_at as saved_at',
    ])
    .where('dealer.id', '=', id)
    .executeTakeFirst();

/** Locks the company, so that other changes to it wait. */
export const lockCompany = (tx: Tx, id: number) =>
  tx
    .selectFrom('dealer_accounts')
    .select(['id', 'company_name', 'settings_version as version', sql<DealerStanding>`status`.as('standing')])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

export interface CompanyChange {
  phone?: string | null;
  description?: string | null;
  website?: string | null;
  opening_hours?: Hours | null;
  away?: AwayNotice | null;
}

interface Saving {
  by: number;
  timeZone: string;
  now: Date;
}

export async function saveSettings(tx: Tx, id: number, change: CompanyChange, { by, timeZone, now }: Saving) {
  const { away, opening_hours, ...plain } = change;
  await tx
    .updateTable('dealer_accounts')
    .set({
      ...plain,
      ...(opening_hours !== undefined && {
        opening_hours: opening_hours === null ? null : JSON.stringify(opening_hours),
      }),
      ...(away !== undefined && {
        away_text: away?.text ?? null,
        away_back_on: away === null ? null : sql<Date>`${away.back_on}::date`,
        away_until: away === null ? null : sql<Date>`${away.back_on}::timestamp at time zone ${timeZone}`,
      }),
      settings_version: sql<number>`settings_version + 1`,
      settings_saved_by: by,
      settings_saved_at: now,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
}

/** Counts what closing the dealership would affect. */
export async function countClosing(db: Queryable, id: number): Promise<DealerClosing | undefined> {
  const own = sql`from cars where dealer_id = dealer.id`;
  const { rows } = await sql<DealerClosing & { paid_until: Date | null }>`
    select company_name,
      (select count(*) ${own} and status in ('pending', 'active', 'reserved', 'expired')) as listings,
      (select count(*) ${own} and status = 'draft') as drafts,
      (select count(*) from dealer_team_members where dealer_account_id = dealer.id and role <> 'owner') as colleagues,
      (select count(*) from dealer_invitations
        where dealer_account_id = dealer.id and status = 'pending' and expires_at > now()) as invitations,
      (select count(*) from payments where dealer_id = dealer.id and status = 'pending') as open_payments,
      (select count(*) from offers where dealer_id = dealer.id and status in ('open', 'accepted')) as offers,
      (select count(*) from meetings where dealer_id = dealer.id and status in ('proposed', 'agreed')) as meetings,
      (select count(*) from sales where dealer_id = dealer.id and buyer_id is not null
        and status in ('recorded', 'disputed')) as pending_sales,
      (select ends_at from memberships where dealer_account_id = dealer.id and ends_at > now()) as paid_until
    from dealer_accounts as dealer where id = ${id}
  `.execute(db);
  return rows[0];
}

/** Permanent. Erases the contact details and keeps the name, logo and description. */
export const closeCompany = (tx: Tx, id: number, { by, now }: { by: number; now: Date }) =>
  tx
    .updateTable('dealer_accounts')
    .set({
      status: 'closed' satisfies DealerStanding,
      status_reason: null,
      closed_at: now,
      closed_by: by,
      phone: null,
      website: null,
      opening_hours: null,
      away_text: null,
      away_back_on: null,
      away_until: null,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();

export const renameCompany = (tx: Tx, id: number, name: string, now: Date) =>
  tx.updateTable('dealer_accounts').set({ company_name: name, updated_at: now }).where('id', '=', id).execute();

/** Whether any character of this game account is on the team. */
export async function isOnTeam(db: Queryable, id: number, gameAccountId: number): Promise<boolean> {
  const seat = await db
    .selectFrom('dealer_team_members')
    .innerJoin('users', 'users.id', 'dealer_team_members.user_id')
    .select('users.id')
    .where('dealer_account_id', '=', id)
    .where('users.game_account_id', '=', gameAccountId)
    .executeTakeFirst();
  return seat !== undefined;
}
