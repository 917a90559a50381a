import type { Database, Tx } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { dealersWithNews, followersFor, sellersOf, takeNews } from '../../features/follows/dealer-news.store.ts';

/**
 * Announces dealers' new cars to their followers, several cars together. The cars are taken in the transaction that
 * announces them, so a crash or a second process neither repeats nor loses any.
 */
export async function tellFollowers(db: Database): Promise<void> {
  for (const dealerId of await dealersWithNews(db)) await db.transaction().execute((tx) => tellOf(tx, dealerId));
}

async function tellOf(tx: Tx, dealerId: number): Promise<void> {
  const taken = await takeNews(tx, dealerId);
  if (taken.length === 0) return;
  const cars = await sellersOf(tx, taken);
  const followers = await followersFor(tx, dealerId, [...new Set(cars.map(({ seller_id }) => seller_id))]);
  // Followers with the same blocked sellers are notified of the same cars.
  for (const of of Map.groupBy(followers, ({ blocked }) => blocked.join()).values()) {
    const { blocked } = of[0]!;
    const carIds = cars.filter(({ seller_id }) => !blocked.includes(seller_id)).map(({ id }) => id);
    const people = of.map(({ user_id }) => user_id);
    if (carIds.length > 0) await announce(tx, { kind: 'dealer_listed_cars', dealerId, carIds, people });
  }
}
