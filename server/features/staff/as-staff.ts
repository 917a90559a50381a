import {
  noteAction,
  staffActions,
  type ActionRuleOf,
  type StaffActionName,
  type TargetKind,
} from '@forecourt/contract/staff/staff-actions.ts';
import type { Tx } from '../../database/database.ts';
import { fail } from '../../lib/failure.ts';
import { recordStaffAction, type StaffActor } from './staff-actions.store.ts';
import { lockTarget, readTarget } from './staff-targets.store.ts';

/** What is done to what, and why where the action needs a reason. */
type Action<A extends StaffActionName> = { action: A } & (ActionRuleOf<A> extends { creates: true }
  ? { id?: never }
  : { id: number }) &
  (ActionRuleOf<A> extends { needsReason: true } ? { reason: string } : { reason?: string });

/** What an action creates says its own id. */
type Made<A extends StaffActionName> = ActionRuleOf<A> extends { creates: true } ? { id: number } : unknown;

/**
 * Does something as staff, on record: reads what it is done to before and after itself, and writes the log in the same
 * transaction. Two who act on one thing at once do so one after the other.
 */
export async function asStaff<A extends StaffActionName, T extends Made<A>>(
  tx: Tx,
  actor: StaffActor,
  { action, id, reason }: Action<A>,
  change: () => Promise<T>,
): Promise<T> {
  const { on } = staffActions[action];
  const before = id === undefined ? null : await lockTarget(tx, on, id);
  const result = await change();
  const targetId = id ?? (result as { id: number }).id;
  const after = await readTarget(tx, on, targetId);
  await recordStaffAction(tx, { actor, action, target: { kind: on, id: targetId }, reason, before, after });
  return result;
}

/** Who somebody of the staff looked for, and whom they found. */
export const lookAsStaff = (tx: Tx, actor: StaffActor, found: { query: string; found: string }): Promise<unknown> =>
  recordStaffAction(tx, {
    actor,
    action: 'find_people',
    target: { kind: 'people', id: 0 },
    reason: undefined,
    before: null,
    after: found,
  });

/** What somebody of the staff says they did, beside what the server saw: nothing changes by it. */
export async function noteAsStaff(
  tx: Tx,
  actor: StaffActor,
  target: { kind: TargetKind; id: number },
  said: string,
): Promise<void> {
  const state = (await lockTarget(tx, target.kind, target.id)) ?? fail('target_not_found');
  await recordStaffAction(tx, { actor, action: noteAction, target, reason: said, before: state, after: state });
}
