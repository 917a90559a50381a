import type { Site } from '../site.ts';
import { adsOf, carsOf, offersOf, reviewsOf, salesOf } from './market-things.ts';
import type { People } from './people.ts';
import { moneyOf, privateThingsOf } from './private-things.ts';
import { meetingsOf, talksOf, ticketsOf } from './talk-things.ts';
import type { Whose } from './whose.ts';

export type Belongings = Awaited<ReturnType<typeof belongingsOf>>;

/** Creates one of everything that a user can own, through the calls a page would make. */
export async function belongingsOf(site: Site, people: People, whose: Whose) {
  return {
    userId: whose.person.id,
    dealerId: whose.dealerId,
    ...(await carsOf(site, people, whose)),
    ...(await salesOf(site, people, whose)),
    ...(await offersOf(people, whose)),
    ...(await reviewsOf(site, people, whose)),
    ...(await talksOf(site, people, whose)),
    ...(await adsOf(people, whose)),
    ...(await meetingsOf(site, people, whose)),
    ...(await ticketsOf(people, whose)),
    ...(await moneyOf(site, whose)),
    ...(await privateThingsOf(site, people, whose)),
  };
}
