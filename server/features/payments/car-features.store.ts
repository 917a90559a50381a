import { sql } from 'kysely';
import { carName } from '../../database/car-name.sql.ts';
import type { Queryable, Tx } from '../../database/database.ts';
import type { Owner, Reach } from '@forecourt/contract/access/owner.ts';
import { ownedBy, reachedBy } from '../../database/owner.sql.ts';

/**
 * Number of the owner's featured slots in use, without this car. Includes sold and deleted cars, because they may
 * return, and pending payments, because a payment must come with a slot.
 */
export async function countFeatured(db: Queryable, owner: Owner, notCarId: number): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    select count(*) as taken from cars
    where ${ownedBy('cars', owner)} and cars.id <> ${notCarId} and (
      is_featured or exists (select from payments where car_id = cars.id and kind = 'featured' and payments.status = 'pending')
    )
  `.execute(db);
  return rows[0]!.taken;
}

/** When this car's last feature ends or ended. */
export async function lastFeatureEnd(db: Queryable, carId: number): Promise<Date | null> {
  const { ends } = await db
    .selectFrom('car_features')
    .select(sql<Date | null>`max(coalesce(ended_at, ends_at))`.as('ends'))
    .where('car_id', '=', carId)
    .executeTakeFirstOrThrow();
  return ends;
}

/** How many free features the dealer used in a month (`2026-11-01`). */
export async function countFreeFeatures(db: Queryable, dealerId: number, month: string): Promise<number> {
  const { used } = await db
    .selectFrom('car_features')
    .select(sql<number>`coalesce(max(free_number), 0)`.as('used'))
    .where('dealer_id', '=', dealerId)
    .where('free_month', '=', sql<Date>`${month}::date`)
    .executeTakeFirstOrThrow();
  return used;
}

interface NewFeature {
  userId: number;
  dealerId: number | null;
  carId: number;
  startsAt: Date;
  endsAt: Date;
  /** Paid, one of the free ones, or neither if it costs nothing. Unique indexes guarantee that each is used once. */
  by: { paymentId: number } | { freeMonth: string; freeNumber: number } | null;
}

export async function featureCar(tx: Tx, { carId, userId, dealerId, startsAt, endsAt, by }: NewFeature): Promise<void> {
  const free = by && 'freeMonth' in by ? by : null;
  await tx
    .insertInto('car_features')
    .values({
      car_id: carId,
      user_id: userId,
      dealer_id: dealerId,
      payment_id: by && 'paymentId' in by ? by.paymentId : null,
      free_month: free && sql<Date>`${free.freeMonth}::date`,
      free_number: free?.freeNumber ?? null,
      starts_at: startsAt,
      ends_at: endsAt,
    })
    .execute();
  await tx.updateTable('cars').set({ is_featured: true, featured_until: endsAt }).where('id', '=', carId).execute();
}

/** Removes the time one payment added. Time from other payments stays. */
export async function endFeature(tx: Tx, paymentId: number, hours: number, now: Date): Promise<void> {
  const ended = await tx
    .updateTable('car_features')
    .set({ ended_at: now })
    .where('payment_id', '=', paymentId)
    .where('ended_at', 'is', null)
    .returning('car_id')
    .executeTakeFirst();
  if (!ended) return;
  const left = sql`featured_until - make_interval(secs => ${hours * 3600})`;
  await sql`
    update cars set is_featured = ${left} > ${now}, featured_until = case when ${left} > ${now} then ${left} end
    where id = ${ended.car_id} and is_featured
  `.execute(tx);
}

/** Currently featured cars of the user and their dealer. */
export const runningFeatures = (db: Queryable, reach: Reach, now: Date) =>
  db
    .selectFrom('cars')
    .innerJoin('car_features', 'car_features.car_id', 'cars.id')
    .select([
      'cars.id as car_id',
      carName.as('subject'),
      'car_features.starts_at',
      'car_features.ends_at',
      sql<boolean>`car_features.payment_id is null`.as('is_free'),
    ])
    .where('cars.is_featured', '=', true)
    .where('car_features.ended_at', 'is', null)
    .where('car_features.ends_at', '>', now)
    .where(reachedBy('cars', reach))
    .orderBy('car_features.ends_at')
    .limit(100)
    .execute();
