import { mayFor, type Reach } from '@forecourt/contract/access/owner.ts';
import type { Database, Tx } from '../../database/database.ts';
import { notify } from '../../events/notify.ts';
import { listTeam, lockReach, lockSeats } from '../../features/dealers/team.store.ts';
import { assign, assignedOf, unassignAllOf } from '../../features/messaging/assignment.store.ts';
import { lockParticipation } from '../../features/messaging/participants.store.ts';
import { fail } from '../../lib/failure.ts';

interface Assignment {
  conversationId: number;
  /** Null for no one. */
  assigneeId: number | null;
  /** The assignee the user saw. */
  expected: number | null;
}

/**
 * A team member says who looks after a conversation with their dealer. Refused if a colleague was faster. Lock order:
 * seats, conversation.
 */
export const assignConversation = (db: Database, viewer: Reach, { conversationId, assigneeId, expected }: Assignment) =>
  db.transaction().execute(async (tx) => {
    const seats = await lockSeats(tx, assigneeId === null ? [viewer.userId] : [viewer.userId, assigneeId]);
    const reach = await lockReach(tx, viewer);
    const participation = (await lockParticipation(tx, conversationId, reach)) ?? fail('conversation_not_found');
    const { dealer_id: dealerId, is_for_dealer: isForDealer } = participation;
    if (!isForDealer || dealerId === null || !mayFor(reach, { dealer: dealerId }, 'messages.write'))
      return fail('not_allowed');
    if (assigneeId !== null && seats.get(assigneeId) !== dealerId) fail('member_not_found');
    const before = await assignedOf(tx, conversationId);
    const beforeId = before?.user_id ?? null;
    if (beforeId === assigneeId) return before;
    if (beforeId !== expected) fail('conversation_assigned', { words: { name: before?.name ?? 'no one' } });
    await assign(tx, conversationId, assigneeId);
    await refreshTeam(tx, dealerId, [conversationId]);
    return assignedOf(tx, conversationId);
  });

/** Part of leaving a team: the seat is locked and about to end. */
export async function endAssignments(tx: Tx, dealerId: number, userId: number): Promise<void> {
  await refreshTeam(tx, dealerId, await unassignAllOf(tx, dealerId, userId));
}

/** More than fit on the open pages of a team. Lists refresh with any of them. */
const maxEvents = 100;

/** The other side doesn't learn who looks after a conversation. */
async function refreshTeam(tx: Tx, dealerId: number, conversationIds: readonly number[]): Promise<void> {
  const to = (await listTeam(tx, dealerId)).map(({ user_id }) => user_id);
  const events = conversationIds
    .slice(0, maxEvents)
    .map((conversation_id) => ({ to, event: { kind: 'conversation_changed' as const, conversation_id } }));
  await notify(tx, ...events);
}
