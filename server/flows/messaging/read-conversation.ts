import type { Answer } from '@forecourt/contract/kit/call.ts';
import type { messaging } from '@forecourt/contract/messaging/messaging.ts';
import { sentence } from '@forecourt/contract/errors.ts';
import type { Database } from '../../database/database.ts';
import { fail } from '../../lib/failure.ts';
import { hasBlocked } from '../../features/messaging/blocks.store.ts';
import { findEntry, participantsOf } from '../../features/messaging/inbox.store.ts';
import { readMessages, type Window } from '../../features/messaging/messages.store.ts';
import { readSequencesOf } from '../../features/messaging/reads.store.ts';
import { findParticipation, participantsExcept } from '../../features/messaging/participants.store.ts';
import type { Reach } from '@forecourt/contract/access/owner.ts';
import { mayMakeOffer } from '../../features/offers/offer-lists.store.ts';
import { withCards } from './message-cards.ts';

type Shown = NonNullable<Answer<typeof messaging.conversation>>['conversation'];

/** A conversation as this user may read it. */
export async function readConversation(
  { db }: { db: Database },
  viewer: Reach,
  id: number,
  window: Window,
): Promise<Shown> {
  const participation = (await findParticipation(db, id, viewer)) ?? fail('conversation_not_found');
  const hidden = await participantsExcept(db, viewer.userId);
  const isDirect = participation.conversation_type === 'direct';
  const [entry, participants, messages, readSequences, mayOffer] = await Promise.all([
    findEntry(db, { viewer, hidden }, id),
    participantsOf(db, participation, hidden),
    // In direct conversations both can still read messages from before a block. In groups they don't see each other's
    // messages.
    readMessages(db, id, { ...window, from: participation.from_sequence }, isDirect ? [] : hidden),
    readSequencesOf(db, participation, viewer.userId),
    participation.car_id !== null && participation.closed === null && mayMakeOffer(db, participation.car_id, viewer),
  ]);
  // Colleagues are on the same side.
  const others = participants
    .filter(
      ({ user_id, company_name }) =>
        user_id !== viewer.userId && !(participation.is_for_dealer && company_name !== null),
    )
    .map(({ user_id }) => user_id);
  const first = messages[0]?.sequence ?? (window.after === undefined ? 1 : window.after + 1);
  return {
    ...(entry ?? fail('conversation_not_found')),
    dealer_id: participation.is_for_dealer ? participation.dealer_id : null,
    participants,
    messages: await withCards(db, messages, viewer.userId),
    has_older: first > participation.from_sequence + 1,
    ...readSequences,
    may_write: !participation.closed,
    is_slow: participation.is_slow,
    away: participation.is_for_dealer ? null : participation.away,
    refusal: participation.closed && sentence(participation.closed),
    is_blocked_by_me: participation.closed === 'blocked' && (await hasBlocked(db, viewer.userId, others)),
    may_manage: !isDirect && participation.created_by === viewer.userId,
    may_offer: mayOffer,
  };
}
