import { sql } from 'kysely';
import type { Tx } from './database.ts';

/** Every advisory lock there is, each with a number of its own: what may be done by one at a time, also across processes. */
export const locks = {
  migrations: 4_711_002,
  demoWorld: 4_711_003,
  catalogueNames: 4_711_004,
  settings: 4_711_005,
  deskNames: 4_711_006,
  awardNames: 4_711_008,
  /** Announcements become deliveries one after the other, so that every webhook hears them in their order. */
  deliveries: 4_711_009,
  /** Held by the database's own functions that bring the bitmaps up to date (migration 0070). */
  carBits: 4_711_010,
  /** One for each runner of jobs that lives. */
  jobs: 4_711_011,
  /** One for each dealer. */
  team: 4_711_007,
} as const;

/**
 * Waits here for whoever holds it, or the one of this id, and holds it until the transaction ends. A lock's second number
 * is an `integer`, while ids are `bigint` and come from requests: those that differ only above 31 bits share a lock.
 */
export const hold = (tx: Tx, name: keyof typeof locks, id?: number) =>
  id === undefined
    ? sql`select pg_advisory_xact_lock(${sql.lit(locks[name])})`.execute(tx)
    : sql`select pg_advisory_xact_lock(${sql.lit(locks[name])}, (${id}::bigint & 2147483647)::int)`.execute(tx);
