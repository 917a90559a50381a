import { carFlow, warnDaysBeforeExpiry } from '@forecourt/contract/cars/cars.flow.ts';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';
import { transitionOfAll } from '../../database/transition.ts';

const atOnce = 500;

/** Ends the listings whose time is over; answers which. */
export const expireListings = async (tx: Tx): Promise<number[]> => {
  const { from, to } = transitionOfAll(carFlow, 'expire');
  const due = sql<number>`(
    select id from cars where status in (${sql.join(from.map((status) => sql.lit(status)))}) and expires_at <= now()
    order by expires_at limit ${atOnce} for update skip locked
  )`;
  const ended = await tx
    .updateTable('cars')
    .set({ status: to, is_featured: false, featured_until: null, updated_at: sql`now()` })
    .where('id', 'in', due)
    .returning('id')
    .execute();
  return ended.map(({ id }) => id);
};

/** Those that end soon and whose owner has not been told; they are then marked as told. */
export const warnOfExpiry = async (tx: Tx): Promise<number[]> => {
  const due = sql<number>`(
    select id from cars
    where status in ('active', 'reserved') and expiry_warned_at is null
      and expires_at <= now() + make_interval(days => ${sql.lit(warnDaysBeforeExpiry)})
    order by expires_at limit ${atOnce} for update skip locked
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
      // One that somebody holds is ended the next time.
      sql<number>`(select id from cars where is_featured and featured_until <= now() for update skip locked)`,
    )
    .execute();

/** Drafts nobody touched for two months, and drafts deleted a week ago; their photos are swept with the orphans. */
export const sweepDrafts = (db: Queryable) =>
  sql`
    delete from cars
    where status = 'draft' and updated_at < now() - interval '60 days'
      or status = 'removed' and status_before = 'draft' and updated_at < now() - interval '7 days'
  `.execute(db);

/** What is kept beforehand is brought up to date; days begin where the site's zone says, if it is said. */
export const foldCarCounts = (db: Queryable, siteTimezone: string | null = null) =>
  sql`select fold_car_counts(${siteTimezone}), fold_staff_car_counts()`.execute(db);
