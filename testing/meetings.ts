import { sql } from 'kysely';
import type { Meeting } from '@forecourt/contract/meetings/meeting-shapes.ts';
import type { MeetingKind } from '@forecourt/contract/meetings/meeting-values.ts';
import { keepMeetings } from '../server/flows/meetings/keep-meetings.ts';
import { listed } from './market.ts';
import type { SignedIn, Site } from './site.ts';
import { until } from './until.ts';

const hourMs = 3_600_000;

/** A time as typed in UTC, this many hours from now, on a full minute. */
export function inHours(hours: number): { date: string; time: string; time_zone: string } {
  const at = new Date(Date.now() + hours * hourMs).toISOString();
  return { date: at.slice(0, 10), time: at.slice(11, 16), time_zone: 'UTC' };
}

/** An area that can be selected. */
export const anArea = async ({ db }: Pick<Site, 'db'>): Promise<number> =>
  (await db.selectFrom('areas').select('id').where('is_hidden', '=', false).orderBy('id').executeTakeFirstOrThrow()).id;

/** The buyer's conversation about a car of this seller. */
export const talkAbout = async (buyer: SignedIn, carId: number): Promise<number> =>
  (await buyer.api.messaging.create({ car_id: carId })).id;

interface Wanted {
  kind?: MeetingKind;
  /** From now. */
  hours?: number;
  place?: string;
  conversationId?: number;
}

/** The buyer proposes to meet about a car of this seller. */
export async function proposedBy(
  site: Pick<Site, 'db'>,
  buyer: SignedIn,
  seller: SignedIn,
  { kind = 'viewing', hours = 48, place = 'By the tram', conversationId }: Wanted = {},
): Promise<Meeting> {
  const conversation_id = conversationId ?? (await talkAbout(buyer, await listed(seller)));
  const given = { conversation_id, kind, ...inHours(hours), area_id: await anArea(site), place };
  return (await buyer.api.meetings.propose(given)).meeting;
}

export const replyTo = async (
  { api }: SignedIn,
  { meeting_id: id, proposed }: Pick<Meeting, 'meeting_id' | 'proposed'>,
  accept = true,
): Promise<Meeting> =>
  (await api.meetings.answer({ id, proposal_id: proposed!.id, accept, time_zone: 'Europe/Berlin' })).meeting;

/** Both sides agree to meet. */
export async function agreedBy(site: Pick<Site, 'db'>, buyer: SignedIn, seller: SignedIn, wanted: Wanted = {}) {
  const meeting = await proposedBy(site, buyer, seller, wanted);
  return replyTo(seller, meeting);
}

/** The minutely job, at a later time. It skips meetings that a job of the site itself has locked, so this waits for those. */
export async function keepAt({ db }: Pick<Site, 'db'>, hoursFromNow: number): Promise<void> {
  await keepMeetings(db, new Date(Date.now() + hoursFromNow * hourMs));
  await until('no other job changes meetings', async () => {
    const { rows } = await sql`
      select from graphile_worker.jobs where task_identifier = 'keep_meetings' and run_at <= now()`.execute(db);
    return rows.length === 0;
  });
}

/** A meeting that took place two hours ago. */
export async function heldBy(site: Pick<Site, 'db'>, buyer: SignedIn, seller: SignedIn): Promise<Meeting> {
  const { meeting_id } = await agreedBy(site, buyer, seller);
  await shift(site, meeting_id, 50);
  await keepAt(site, 0);
  return (await buyer.api.meetings.get({ id: meeting_id }))!.meeting;
}

/** Moves everything about a meeting into the past. */
export async function shift({ db }: Pick<Site, 'db'>, id: number, hours: number): Promise<void> {
  const by = sql`make_interval(hours => ${hours})`;
  await sql`update meetings set starts_at = starts_at - ${by}, agreed_at = agreed_at - ${by}, ended_at = ended_at - ${by},
    created_at = created_at - ${by} where id = ${id}`.execute(db);
  await sql`update meeting_proposals set starts_at = starts_at - ${by} where meeting_id = ${id}`.execute(db);
}
