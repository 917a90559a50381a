import type { Tx } from '../../database/database.ts';
import type { Announced } from '../../events/announcements.ts';
import { replyFacts, wantedFacts } from '../../features/notices/wanted-facts.store.ts';

/** For the ad's owner. */
export async function adNoticeFacts<More extends object>(tx: Tx, adId: number, more: More) {
  const ad = await wantedFacts(tx, adId);
  return ad ? { subjectId: adId, facts: { ad_id: adId, title: ad.title, ...more }, people: [ad.user_id] } : null;
}

/** One notification per reply, because each leads to another conversation. */
export async function wantedReplyNoticeFacts(tx: Tx, replyId: number) {
  const reply = await replyFacts(tx, replyId);
  if (!reply) return null;
  const { ad_id, title, user_id, car_id, car, seller, conversation_id } = reply;
  const facts = { ad_id, title, car, seller, conversation_id };
  return { subjectId: replyId, carId: car_id, facts, people: [user_id] };
}

/** One line per digest. */
export const wantedDigestNoticeFacts = (told: Announced<'wanted_digest'>) => ({
  subjectId: told.day,
  carId: told.cars === 1 ? told.carId : null,
  facts: { ad_id: told.adId, ads: told.ads, people: told.people, cars: told.cars, title: told.carTitle },
  people: [told.userId],
});

/** For the users who reported it. */
export async function wantedReporterNoticeFacts(
  tx: Tx,
  { adId, people, outcome, reason }: Announced<'wanted_reports_decided'>,
) {
  const content = await adNoticeFacts(tx, adId, { outcome, reason });
  return content && { ...content, people };
}

/** Staff don't decide their own ads. */
export async function reportedAdNoticeFacts(tx: Tx, adId: number) {
  const ad = await wantedFacts(tx, adId);
  return ad ? { subjectId: adId, facts: { ad_id: adId, title: ad.title }, staff: [ad.game_account_id] } : null;
}
