import { sql } from 'kysely';
import type { Database } from '../../server/database/database.ts';

export const secondMs = 1000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** The simulation's time, which only moves forward, on command. */
export class SimulatedClock {
  ms: number;
  constructor(start: Date) {
    this.ms = start.getTime();
  }

  get now(): Date {
    return new Date(this.ms);
  }

  pass(ms: number): void {
    this.ms += ms;
  }

  /** A clock for one actor. Each reading advances it a little. */
  of(stepMs: number): () => Date {
    let own = this.ms;
    return () => {
      own += stepMs;
      this.ms = Math.max(this.ms, own);
      return new Date(own);
    };
  }
}

/**
 * Makes the database use the simulation's time (for expiring listings): in new connections a function of the same name
 * takes precedence over PostgreSQL's.
 */
export async function simulateDatabaseTime(db: Database, database: string): Promise<void> {
  await sql`create schema simulated`.execute(db);
  await sql`create unlogged table simulated.moment (at timestamptz not null)`.execute(db);
  await sql`insert into simulated.moment values (now())`.execute(db);
  await sql`
    create function simulated.now() returns timestamptz language sql stable as 'select at from simulated.moment'
  `.execute(db);
  await sql`alter database ${sql.id(database)} set search_path = simulated, pg_catalog, public`.execute(db);
}

export const setDatabaseTime = (db: Database, now: Date) => sql`update simulated.moment set at = ${now}`.execute(db);
