import type { ApplicationStatus } from '@forecourt/contract/applications/applications.flow.ts';
import { applicationsPerPage, type ApplicationForm } from '@forecourt/contract/applications/applications.ts';
import type { BusinessType } from '@forecourt/contract/applications/business-types.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Queryable, Tx } from '../../database/database.ts';
import type { Reached } from '../../database/transition.ts';

const columns = [
  'dealer_applications.id',
  'dealer_applications.user_id',
  'dealer_applications.company_name',
  'dealer_applications.description',
  'dealer_applications.website',
  'dealer_applications.phone',
  'dealer_applications.review_notes',
  'dealer_applications.reviewed_at',
  'dealer_applications.created_at',
  'dealer_applications.may_reapply',
  sql<BusinessType>`dealer_applications.business_type`.as('business_type'),
  sql<ApplicationStatus>`dealer_applications.status`.as('status'),
] as const;

const applications = (db: Queryable) => db.selectFrom('dealer_applications').select([...columns]);

export type ApplicationRow = Awaited<ReturnType<typeof latestOf>> & {};

/** A user's latest application. */
export const latestOf = (db: Queryable, userId: number) =>
  applications(db).where('user_id', '=', userId).orderBy('id', 'desc').limit(1).executeTakeFirst();

/** Locks the application so that it's decided only once. With `of`, only if it belongs to that user. */
export const lockApplication = (tx: Tx, id: number, of?: { userId: number }) =>
  applications(tx)
    .where('id', '=', id)
    .$if(of !== undefined, (query) => query.where('user_id', '=', of!.userId))
    .forUpdate()
    .executeTakeFirst();

/** Locks all applications of a user, in the same order as single ones. */
export const lockApplicationsOf = (tx: Tx, userId: number) =>
  applications(tx).where('user_id', '=', userId).orderBy('id').forUpdate().execute();

/** Null if there is an open one. The unique index guarantees that there is only one. */
export async function insertApplication(
  tx: Tx,
  userId: number,
  { companyName, businessType, description, website, phone }: z.output<typeof ApplicationForm>,
): Promise<number | null> {
  const made = await tx
    .insertInto('dealer_applications')
    .values({
      user_id: userId,
      company_name: companyName,
      business_type: businessType,
      description,
      website: website ?? null,
      phone,
    })
    .onConflict((open) => open.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id ?? null;
}

interface Outcome {
  status: Reached<ApplicationStatus>;
  review_notes?: string | null;
  reviewed_by?: number;
  reviewed_at?: Date;
  dealer_account_id?: number;
}

/** The application stays declined, but the applicant doesn't have to wait. */
export const allowReapplying = (tx: Tx, id: number) =>
  tx.updateTable('dealer_applications').set({ may_reapply: true }).where('id', '=', id).execute();

export const settleApplication = (tx: Tx, id: number, outcome: Outcome) =>
  tx.updateTable('dealer_applications').set(outcome).where('id', '=', id).execute();

/**
 * Accepted applications keep their contact details for the dealership. The others are erased because no one needs them
 * any more.
 */
export const clearApplicantContact = (tx: Tx, userId: number) =>
  tx
    .updateTable('dealer_applications')
    .set({ phone: '', website: null })
    .where('user_id', '=', userId)
    .where('dealer_account_id', 'is', null)
    .execute();

export const deleteApplication = (tx: Tx, id: number) =>
  tx.deleteFrom('dealer_applications').where('id', '=', id).execute();

interface Filter {
  status?: ApplicationStatus | undefined;
  search?: string | undefined;
  page: number;
}

const forStaff = (db: Queryable, reader: { gameAccountId: number }) =>
  applications(db)
    .innerJoin('users', 'users.id', 'dealer_applications.user_id')
    .leftJoin('users as reviewer', 'reviewer.id', 'dealer_applications.reviewed_by')
    .select([
      'users.name as user_name',
      'users.avatar_url as user_avatar',
      'users.created_at as member_since',
      'reviewer.name as reviewed_by_name',
      sql<boolean>`users.game_account_id = ${reader.gameAccountId}`.as('is_own'),
    ]);

/** Open applications first, oldest first. Then decided ones, newest first. */
export async function listApplications(
  db: Queryable,
  reader: { gameAccountId: number },
  { status, search, page }: Filter,
) {
  const words = search?.trim().split(/\s+/).filter(Boolean) ?? [];
  const conditions = words.map((word) => {
    const like = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    return sql`(dealer_applications.company_name ilike ${like} or users.name ilike ${like})`;
  });
  if (status) conditions.push(sql`dealer_applications.status = ${status}`);
  const matches = conditions.length > 0 ? sql<boolean>`${sql.join(conditions, sql` and `)}` : sql<boolean>`true`;
  const [rows, { total }] = await Promise.all([
    forStaff(db, reader)
      .where(matches)
      .orderBy(sql`dealer_applications.status <> 'pending'`)
      .orderBy(sql`case when dealer_applications.status = 'pending' then dealer_applications.id end`)
      .orderBy('dealer_applications.id', 'desc')
      .limit(applicationsPerPage)
      .offset((page - 1) * applicationsPerPage)
      .execute(),
    db
      .selectFrom('dealer_applications')
      .innerJoin('users', 'users.id', 'dealer_applications.user_id')
      .select(sql<number>`count(*)::int`.as('total'))
      .where(matches)
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

export const applicationForStaff = (db: Queryable, reader: { gameAccountId: number }, id: number) =>
  forStaff(db, reader).where('dealer_applications.id', '=', id).executeTakeFirst();

/** Number of applications by status. */
export const countApplications = (db: Queryable) =>
  db
    .selectFrom('dealer_applications')
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`(count(*) filter (where status = 'pending'))::int`.as('pending'),
      sql<number>`(count(*) filter (where status = 'approved'))::int`.as('approved'),
      sql<number>`(count(*) filter (where status = 'declined'))::int`.as('declined'),
      sql<number>`(count(*) filter (where status = 'withdrawn'))::int`.as('withdrawn'),
    ])
    .executeTakeFirstOrThrow();
