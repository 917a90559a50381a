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

/** The action, its target, and a reason if the action requires one. */
type Action<A extends StaffActionName> = { action: A } & (ActionRuleOf<A> extends { creates: true }
  ? { id?: never }
  : { id: number }) &
  (ActionRuleOf<A> extends { needsReason: true } ? { reason: string } : { reason?: string });

/** An action that creates something returns its id. */
type Made<A extends StaffActionName> = ActionRuleOf<A> extends { creates: true } ? { id: number } : unknown;

/**
 * Runs a staff action and logs it. Reads the target before and after and writes the log in the same transaction.
 * Concurrent actions on the same target run one after the other.
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

/** Logs a staff search with its query and results. */
export const logStaffSearch = (tx: Tx, actor: StaffActor, found: { query: string; found: string }): Promise<unknown> =>
  recordStaffAction(tx, {
    actor,
    action: 'find_people',
    target: { kind: 'people', id: 0 },
    reason: undefined,
    before: null,
    after: found,
  });

/** Logs a note about something staff did elsewhere. Changes nothing. */
export async function noteAsStaff(
  tx: Tx,
  actor: StaffActor,
  target: { kind: TargetKind; id: number },
  said: string,
): Promise<void> {
  const state = (await lockTarget(tx, target.kind, target.id)) ?? fail('target_not_found');
  await recordStaffAction(tx, { actor, action: noteAction, target, reason: said, before: state, after: state });
}
