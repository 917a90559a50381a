import type { Tx } from '../../database/database.ts';
import type { Announced } from '../../events/announcements.ts';
import { carsForSale, dealerFacts, whoFollows } from '../../features/notices/facts.store.ts';

/** For those who still follow the dealer. Cars that have left the market since then aren't counted. */
export async function newCarsNoticeFacts(tx: Tx, { dealerId, carIds, people }: Announced<'dealer_listed_cars'>) {
  const dealer = await dealerFacts(tx, dealerId);
  const cars = await carsForSale(tx, carIds);
  const newest = cars.at(-1);
  if (!dealer || !newest) return null;
  const followers = await whoFollows(tx, dealerId);
  return {
    subjectId: dealerId,
    carId: newest.id,
    facts: {
      dealer_id: dealerId,
      company: dealer.company_name,
      cars: cars.length,
      car_id: newest.id,
      title: newest.title,
    },
    people: people.filter((id) => followers.has(id)),
  };
}
