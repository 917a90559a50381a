import { carFlow, warnDaysBeforeExpiry } from '@forecourt/contract/cars/cars.flow.ts';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';
import { transitionOfAll } from '../../database/transition.ts';

const batchSize = 500;

/** Expires listings whose time is up. Returns their ids. */
export const expireListings = async (tx: Tx): Promise<number[]> => {
  const { from, to } = transitionOfAll(carFlow, 'expire');
  const due = sql<number>`(
    select id from cars where status in (${sql.join(from.map((status) => sql.lit(status)))}) and expires_at <= now()
    order by expires_at limit ${batchSize} for update skip locked
  )`;
  const ended = await tx
    .updateTable('cars')
    .set({ status: to, is_featured: false, featured_until: null, updated_at: sql`now()` })
    .where('id', 'in', due)
    .returning('id')
    .execute();
  return ended.map(({ id }) => id);
};

/** Listings that expire soon and whose owner hasn't been warned. Marks them as warned. */
export const warnOfExpiry = async (tx: Tx): Promise<number[]> => {
  const due = sql<number>`(
    select id from cars
    where status in ('active', 'reserved') and expiry_warned_at is null
      and expires_at <= now() + make_interval(days => ${sql.lit(warnDaysBeforeExpiry)})
    order by expires_at limit ${batchSize} for update skip locked
  )`;
  const warned = await tx
    .updateTable('cars')
    .set({ expiry_warned_at: sql`now()` })
    .where('id', 'in', due)
    .returning('id')
    .execute();
  return warned.map(({ id }) => id);
};

export const endFeatures = (db: Queryable) =>
  db
    .updateTable('cars')
    .set({ is_featured: false, featured_until: null })
    .where(
      'id',
      'in',
      // Skips locked rows. They end on the next run.
      sql<number>`(select id from cars where is_featured and featured_until <= now() for update skip locked)`,
    )
    .execute();

/** Drafts untouched for two months and drafts deleted a week ago. Their photos are swept as orphans. */
export const sweepDrafts = (db: Queryable) =>
  sql`
    delete from cars
    where status = 'draft' and updated_at < now() - interval '60 days'
      or status = 'removed' and status_before = 'draft' and updated_at < now() - interval '7 days'
  `.execute(db);

/**
 * Updates the stored counts: staff totals, and those that only servers of 1.0.0 beside this one read (decision 051). Days
 * start in the site's time zone, if one is set.
 */
export const foldCarCounts = (db: Queryable, siteTimezone: string | null = null) =>
  sql`select fold_car_counts(${siteTimezone}), fold_staff_car_counts()`.execute(db);
