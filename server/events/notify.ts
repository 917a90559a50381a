import { sql } from 'kysely';
import type { Queryable } from '../database/database.ts';
import type { LiveEvent } from '@forecourt/contract/live/live.ts';
import { staffRights, type StaffRight } from '@forecourt/contract/access/staff-rights.ts';
import { liveChannel, type LiveUpdate } from './channels.ts';

/** Also for all staff who currently have a permission. */
export type Told = LiveUpdate | { toStaff: StaffRight; event: LiveEvent };

/** PostgreSQL passes on at most 8,000 bytes. This many ids take less than a quarter of that. */
const batchSize = 150;

/**
 * Sends an event to open pages. Nothing is stored and no jobs react. Inside a transaction it goes out with the commit.
 */
export async function notify(db: Queryable, ...updates: Told[]): Promise<void> {
  const named = await Promise.all(
    updates.map(async (update) => ('toStaff' in update ? nameStaff(db, update) : update)),
  );
  const payloads = named.flatMap(inParts).map((update) => JSON.stringify(update));
  if (payloads.length === 0) return;
  await sql`
    /* prepared notify */ select pg_notify(${liveChannel}, one) from unnest(${sql.val(payloads)}::text[]) as one
  `.execute(db);
}

function inParts(update: LiveUpdate): LiveUpdate[] {
  if ('topic' in update) return [update];
  const { to, event } = update;
  const parts = Array.from({ length: Math.ceil(to.length / batchSize) }, (_, part) => part * batchSize);
  return parts.map((from) => ({ to: to.slice(from, from + batchSize), event }));
}

async function nameStaff(db: Queryable, { toStaff, event }: Extract<Told, { toStaff: StaffRight }>) {
  const staff = await db.selectFrom('users').select('id').where('staff_role', 'in', staffRights[toStaff]).execute();
  return { to: staff.map(({ id }) => id), event };
}
