import type { Tx } from '@forecourt/server/database/database.ts';
import { sql } from 'kysely';
import type { DemoAppeal } from './demo-appeals.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

export type Ids = Map<string, number>;

/** Subject of a decision. */
export interface Thing {
  kind: 'car' | 'user';
  id: number;
  name: string;
  ownerId: number;
  /** Time it was listed. */
  since: Date;
}

interface Decided {
  appeal: DemoAppeal;
  thing: Thing;
  decidedAt: Date;
  /** Time of the appeal, in milliseconds. */
  at: number;
}

const states = { flag_car: 'flagged', remove_car: 'removed', suspend_user: 'suspended' } as const;
const actionOf = { upheld: 'uphold_appeal', changed: 'change_appeal', reversed: 'reverse_appeal' } as const;

interface Logged {
  /** The appeal this decides. */
  of: number | null;
  actor_id: number;
  action: string;
  target_kind: string;
  target_id: number;
  reason: string;
  before: object;
  after: object;
  created_at: Date;
}

/** Staff log entries for one appeal: the decision, its outcome, and any other reversal. */
export function wordsOf({ appeal, thing, decidedAt, at }: Decided, appealId: number, people: Ids): Logged[] {
  const { action, by, reason, outcome, undone, status } = appeal;
  const state = states[action];
  const isCar = thing.kind === 'car';
  const facts = (now: string, why: string | null) =>
    isCar ? { status: now, status_reason: why } : { staff_role: null, standing: now, suspended_until: null };
  const target = { target_kind: thing.kind, target_id: thing.id };
  const decided: Logged = {
    ...target,
    of: appealId,
    actor_id: people.get(by)!,
    action,
    reason,
    before: facts('active', null),
    after: facts(state, reason),
    created_at: decidedAt,
  };
  const after = (hours: number) => new Date(at + hours * hourMs);
  const log = [decided];
  if (outcome && (status === 'upheld' || status === 'changed' || status === 'reversed'))
    log.push({
      of: null,
      actor_id: people.get(outcome.by)!,
      action: actionOf[status],
      target_kind: 'appeal',
      target_id: appealId,
      reason: outcome.reason,
      before: { status: 'open', state, suspended_until: null },
      after: { status, state: status === 'reversed' ? 'active' : state, suspended_until: null },
      created_at: after(outcome.afterHours),
    });
  if (undone)
    log.push({
      ...target,
      of: null,
      actor_id: people.get(undone.by)!,
      action: 'restore_car',
      reason: undone.reason,
      before: facts(state, reason),
      after: facts('active', null),
      created_at: after(undone.afterHours),
    });
  return log;
}

/** Decisions in force that haven't been appealed: suspensions and the declined application. */
export async function unappealed(tx: Tx, now: Date, people: Ids): Promise<Logged[]> {
  const { rows: suspended } = await sql<{ id: number; reason: string; until: Date }>`
    select id, standing_reason as reason, suspended_until as until from users where standing = 'suspended'`.execute(tx);
  const { rows: declined } = await sql<{ id: number; company: string; reason: string; by: number; at: Date }>`
    select id, company_name as company, review_notes as reason, reviewed_by as by, reviewed_at as at
    from dealer_applications where status = 'declined'`.execute(tx);
  return [
    ...suspended.map(({ id, reason, until }) => ({
      of: null,
      actor_id: people.get('Mia Santoro')!,
      action: 'suspend_user',
      target_kind: 'user',
      target_id: id,
      reason,
      before: { staff_role: null, standing: 'active', suspended_until: null },
      after: { staff_role: null, standing: 'suspended', suspended_until: until },
      created_at: new Date(now.getTime() - 2 * dayMs),
    })),
    ...declined.map(({ id, company, reason, by, at }) => ({
      of: null,
      actor_id: by,
      action: 'decline_application',
      target_kind: 'application',
      target_id: id,
      reason,
      before: { company_name: company, status: 'pending', review_notes: null },
      after: { company_name: company, status: 'declined', review_notes: reason },
      created_at: at,
    })),
  ];
}
