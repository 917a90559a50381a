import { mayFor, type Reach } from '@forecourt/contract/access/owner.ts';
import type { Database, Tx } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { findSeat, lockReach } from '../../features/dealers/team.store.ts';
import { ownerOfListing } from '../../features/listings/listing.rules.ts';
import { lockListing, type ListingRow } from '../../features/listings/listings.store.ts';
import { openConversation } from '../../features/messaging/conversations.store.ts';
import { lockParticipation, type Participation } from '../../features/messaging/participants.store.ts';
import { subjectKeys } from '../../features/messaging/reach.rules.ts';
import { insertReply, saveConversation } from '../../features/wanted/replies.store.ts';
import { mayReply } from '../../features/wanted/wanted.rules.ts';
import { findAd, lockAd, type WantedRow } from '../../features/wanted/wanted.store.ts';
import { fail } from '../../lib/failure.ts';
import { todayIn } from '../../lib/site-time.ts';
import { write } from '../messaging/send-message.ts';
import { carsThatMatch } from './compare-ads.ts';

interface Reply {
  adId: number;
  carId: number;
  text: string;
}

const usualText = 'This car could be what you’re looking for.';

/**
 * Replies to an ad with a car, once. The seller's side writes in the conversation about this car with the ad's owner.
 * Lock order: team, car, ad, conversation. Returns the conversation.
 */
export async function replyToAd(
  db: Database,
  actor: Reach,
  { adId, carId, text }: Reply,
  siteTimezone: string,
): Promise<number> {
  // Comparing reads the market over a connection of its own, which must not be requested while a transaction holds one.
  const compared = await findAd(db, adId);
  const matching = compared
    ? await carsThatMatch(db, { ad: compared, carIds: [carId], today: todayIn(siteTimezone) })
    : [];
  return db.transaction().execute(async (tx) => {
    const reach = await lockReach(tx, actor);
    const car = await lockListing(tx, carId, reach);
    if (car?.status !== 'active') return fail('car_not_found');
    if (!mayFor(reach, ownerOfListing(car), 'messages.write')) fail('not_allowed');
    const ad = await lockAd(tx, adId);
    if (!ad?.is_public) return fail('wanted_ad_not_found');
    if (ad.status !== 'open') fail('wanted_ad_not_open');
    const { userId: id, gameAccountId } = reach;
    if (!mayReply(ad, { id, gameAccountId }) || (await isColleague(tx, ad, car))) fail('own_wanted_ad');
    if (matching.length === 0) fail('car_does_not_match');
    const replyId = await insertReply(tx, { adId, carId, userId: id });
    if (replyId === null) return fail('replied_already');
    const participation = await conversationAbout(tx, reach, car, ad);
    await write(tx, reach, participation, {
      type: 'wanted_reply',
      content: text || usualText,
      clientId: null,
      card: { kind: 'wanted_reply', id: replyId },
    });
    await saveConversation(tx, replyId, participation.id);
    await announce(tx, { kind: 'wanted_ad_replied', adId, replyId, ownerId: ad.user_id, by: id });
    return participation.id;
  });
}

/** The team is public, so a colleague's own ad is no secret. */
const isColleague = async (tx: Tx, ad: WantedRow, { dealer_id }: ListingRow): Promise<boolean> =>
  dealer_id !== null && (await findSeat(tx, ad.user_id))?.dealerId === dealer_id;

/**
 * The conversation of the two sides about the car. If the car has moved between a person and their dealer since that
 * began, the seller has no part in it, so it's one between the two sides.
 */
async function conversationAbout(tx: Tx, reach: Reach, car: ListingRow, ad: WantedRow): Promise<Participation> {
  const { id: carId, dealer_id: dealerId } = car;
  const people = dealerId === null ? [ad.user_id, reach.userId] : [ad.user_id];
  const shared = { type: 'direct', title: null, dealerId, createdBy: reach.userId, people } as const;
  const open = async (subjectKey: string, about: number | null) => {
    const { id } = await openConversation(tx, { ...shared, people, carId: about, subjectKey });
    return lockParticipation(tx, id, reach);
  };
  return (
    (await open(subjectKeys.car(carId, ad.user_id), carId)) ??
    (await open(
      dealerId === null ? subjectKeys.people(ad.user_id, reach.userId) : subjectKeys.dealer(dealerId, ad.user_id),
      null,
    )) ??
    fail('account_closed')
  );
}
