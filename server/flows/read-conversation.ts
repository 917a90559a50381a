import type { Answer } from '@forecourt/contract/kit/call.ts';
import type { messaging } from '@forecourt/contract/messaging/messaging.ts';
import { sentence } from '@forecourt/contract/kit/errors.ts';
import type { Database } from '../database/database.ts';
import { fail } from '../failure.ts';
import { hasBlocked } from '../features/messaging/blocks.store.ts';
import { findEntry, participantsOf } from '../features/messaging/inbox.store.ts';
import { messageView } from '../features/messaging/message-views.rules.ts';
import { readMessages, type Window } from '../features/messaging/messages.store.ts';
import { readPlaceOf } from '../features/messaging/reads.store.ts';
import { blockedAccounts, findSeat, takersOf } from '../features/messaging/seats.store.ts';
import type { Viewer } from '../features/messaging/viewer.ts';

type Shown = NonNullable<Answer<typeof messaging.conversation>>['conversation'];

/** A conversation as this person may read it. */
export async function readConversation(
  { db, photoBase }: { db: Database; photoBase: string },
  viewer: Viewer,
  id: number,
  window: Window,
): Promise<Shown> {
  const seat = (await findSeat(db, id, viewer)) ?? fail('conversation_not_found');
  const blocked = await blockedAccounts(db, viewer.gameAccountId);
  const isDirect = seat.conversation_type === 'direct';
  const [entry, participants, messages, takers, read_place] = await Promise.all([
    findEntry(db, { viewer, hiddenAccounts: blocked, photoBase }, id),
    participantsOf(db, id),
    // What two said to each other before a block they may read; in a group they are out of each other's sight.
    readMessages(db, id, window, isDirect ? [] : blocked),
    takersOf(db, id, viewer.gameAccountId),
    readPlaceOf(db, id, viewer.userId),
  ]);
  const others = takers
    .filter(({ user_id }) => user_id !== viewer.userId)
    .map(({ game_account_id }) => game_account_id);
  const closed = seat.is_closed;
  const first = messages[0]?.place ?? (window.after === undefined ? 1 : window.after + 1);
  return {
    ...(entry ?? fail('conversation_not_found')),
    participants,
    messages: messages.map((message) => messageView(message, viewer.userId)),
    has_older: first > 1,
    read_place,
    may_write: !closed,
    refusal: closed ? sentence('blocked') : null,
    is_blocked_by_me: isDirect && closed && (await hasBlocked(db, viewer.gameAccountId, others)),
    may_manage: !isDirect && seat.created_by === viewer.userId,
  };
}
