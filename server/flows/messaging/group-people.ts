import { maxParticipants } from '@forecourt/contract/messaging/messaging-values.ts';
import type { Database, Tx } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { fail } from '../../lib/failure.ts';
import {
  addPeople,
  endParticipation,
  findEnding,
  findPeople,
  groupsOf,
  passOnGroup,
} from '../../features/messaging/conversations.store.ts';
import { mayAddBack } from '../../features/messaging/groups.rules.ts';
import { lockParticipation, recipientsOf } from '../../features/messaging/participants.store.ts';
import type { Reach } from '@forecourt/contract/access/owner.ts';
import { write } from './send-message.ts';

/**
 * Adds a member to a group. Refused if they and a participant have blocked each other, or if an earlier removal forbids
 * it. They only see later messages. Doesn't check whether their other characters are already in the group, because the
 * result would reveal that (decision 012).
 */
export async function addToGroup(db: Database, viewer: Reach, conversationId: number, userId: number): Promise<void> {
  const [person = fail('user_not_found')] = await findPeople(db, [userId]);
  if (person.game_account_id === viewer.gameAccountId && userId !== viewer.userId)
    fail('bad_input', { fields: { user_id: ['You can’t add yourself'] } });
  await db.transaction().execute(async (tx) => {
    const participation = (await lockParticipation(tx, conversationId, viewer)) ?? fail('conversation_not_found');
    if (participation.conversation_type !== 'group') fail('not_a_group');
    const recipients = await recipientsOf(tx, conversationId, userId);
    if (recipients.some(({ user_id }) => user_id === userId)) return;
    if (recipients.length >= maxParticipants)
      fail('too_many_participants', { words: { max: String(maxParticipants) } });
    if (recipients.some(({ is_hidden }) => is_hidden)) fail('blocked');
    const ending = await findEnding(tx, conversationId, userId);
    if (ending && !mayAddBack(ending, userId, participation.created_by === viewer.userId))
      fail('only_maker_brings_back');
    await addPeople(tx, conversationId, [userId], participation.last_sequence);
    const content = `added ${person.name}`;
    await write(tx, viewer, participation, { type: 'event', content, clientId: null });
  });
}

/**
 * A member leaves, or the group's creator removes someone, who then receives nothing more. If the creator leaves, the
 * longest-standing member becomes the manager.
 */
export const removeFromGroup = (db: Database, viewer: Reach, conversationId: number, userId: number): Promise<void> =>
  db.transaction().execute((tx) => end(tx, viewer, conversationId, userId));

/** For a closing account. */
export async function leaveAllGroups(tx: Tx, viewer: Reach): Promise<void> {
  for (const id of await groupsOf(tx, viewer.userId)) await end(tx, viewer, id, viewer.userId);
}

async function end(tx: Tx, viewer: Reach, conversationId: number, userId: number): Promise<void> {
  const participation = (await lockParticipation(tx, conversationId, viewer)) ?? fail('conversation_not_found');
  if (participation.conversation_type !== 'group') fail('not_a_group');
  const isLeaving = userId === viewer.userId;
  if (!isLeaving && participation.created_by !== viewer.userId) fail('not_allowed');
  const [person] = await findPeople(tx, [userId]);
  if (!(await endParticipation(tx, conversationId, userId, viewer.userId))) return;
  const heir = isLeaving && participation.created_by === userId ? await passOnGroup(tx, conversationId) : null;
  const left = heir ? `left the group. ${heir.name} now manages it.` : 'left the group';
  const content = isLeaving ? left : `removed ${person?.name ?? 'someone'}`;
  await write(tx, viewer, participation, { type: 'event', content, clientId: null });
  await announce(tx, { kind: 'conversation_changed', conversationId, to: heir ? [userId, heir.id] : [userId] });
}
