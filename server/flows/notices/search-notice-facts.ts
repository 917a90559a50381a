import type { Tx } from '../../database/database.ts';
import type { Announced } from '../../events/announcements.ts';
import { carFacts } from '../../features/notices/facts.store.ts';

/** For the user whose searches matched. Cars that have left the market since then aren't counted. */
export async function matchedNoticeFacts(
  tx: Tx,
  { userId, carIds, searches, ...channels }: Announced<'searches_matched' | 'searches_cheaper'>,
) {
  const found = [];
  for (const carId of carIds) {
    const car = await carFacts(tx, carId);
    if (car && !car.is_hidden) found.push(car);
  }
  const [newest] = found.toReversed();
  if (!newest) return null;
  const facts = { car_id: newest.id, title: newest.title, cars: found.length, searches };
  return { subjectId: newest.id, carId: newest.id, facts, people: [userId], ...by(userId, channels) };
}

/** One line per digest. */
export const digestNoticeFacts = (told: Announced<'searches_digest'>) => {
  const { userId, day, frequency, cars, searches } = told;
  return { subjectId: day, facts: { frequency, cars, searches }, people: [userId], ...by(userId, told) };
};

/** The channels that the searches add. */
const by = (userId: number, { byPush, byWebhook }: Pick<Announced<'searches_digest'>, 'byPush' | 'byWebhook'>) => ({
  pushTo: byPush ? [userId] : [],
  byWebhook,
});
