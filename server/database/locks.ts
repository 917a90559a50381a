import { sql } from 'kysely';
import type { Tx } from './database.ts';

/** Every advisory lock with its number, for work that only one process may do at a time. */
export const locks = {
  migrations: 4_711_002,
  demoWorld: 4_711_003,
  catalogueNames: 4_711_004,
  settings: 4_711_005,
  deskNames: 4_711_006,
  awardNames: 4_711_008,
  /** Announcements become deliveries one by one, so that every webhook receives them in order. */
  deliveries: 4_711_009,
  /** Used by the database functions that update the bitmaps (migration 0070). */
  carBits: 4_711_010,
  /** Changed cars are compared with the saved searches in the order of their changes. */
  matching: 4_711_013,
  /** Models of the price guide are refitted one after the other. */
  priceGuide: 4_711_014,
  /** One for each living job runner. */
  jobs: 4_711_011,
  /** One check at a time is compared with the one before. */
  serviceChecks: 4_711_012,
  /** One for each dealer. */
  team: 4_711_007,
} as const;

/** Takes the lock until the transaction ends, unless another transaction has it. */
export const tryLock = async (tx: Tx, name: keyof typeof locks): Promise<boolean> =>
  (await sql<{ is_held: boolean }>`select pg_try_advisory_xact_lock(${sql.lit(locks[name])}) as is_held`.execute(tx))
    .rows[0]!.is_held;

/**
 * Waits for the lock, or for the one with this id, and holds it until the transaction ends. A lock's second number is
 * an `integer`, while ids are `bigint` and come from requests, so ids that differ only above 31 bits share a lock.
 */
export const hold = (tx: Tx, name: keyof typeof locks, id?: number) =>
  id === undefined
    ? sql`select pg_advisory_xact_lock(${sql.lit(locks[name])})`.execute(tx)
    : sql`select pg_advisory_xact_lock(${sql.lit(locks[name])}, (${id}::bigint & 2147483647)::int)`.execute(tx);
