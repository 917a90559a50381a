import { createRandom } from '../random.ts';
import { citizens } from './citizens.ts';
import { shuffled } from './deck.ts';
import type { DemoCar } from './demo-cars.ts';
import { daysBefore } from './history.ts';
import { kenji, mara } from './places.ts';

export interface Favourite {
  user: number;
  car: number;
  createdAt: Date;
  note: string | null;
  /** The car's price at that time. */
  savedPrice: number | null;
}

/** Notes of the members that the demo suggests to log in as, for their first favourites. */
const notes: Record<number, readonly string[]> = {
  [mara]: ['Ask whether the turbo is included. My limit is 5% below the price.', 'Kenji knows the seller.'],
};

const howMany: readonly [character: number, favourites: number][] = [
  [mara, 6],
  [kenji, 4],
  [20021, 3],
  [13081, 3],
  [13101, 4],
  [13121, 7],
  [13131, 6],
  [13141, 5],
  ...citizens.slice(0, 20).map(({ characterId }, index): [number, number] => [characterId, (index % 4) + 1]),
];

/** Favourites: other sellers' cars that are or were for sale. */
export function demoFavourites(cars: readonly DemoCar[], now: Date): Favourite[] {
  const random = createRandom('what people like');
  const sold = cars.filter(({ status }) => status === 'sold').slice(0, 3);
  const liked = [...cars.filter(({ status }) => status === 'active'), ...sold];
  return howMany.flatMap(([user, count]) =>
    shuffled(liked, random)
      .filter(({ seller }) => seller !== user)
      .slice(0, count)
      .map(({ number, history: { publishedAt, prices } }, at) => {
        const listed = (now.getTime() - (publishedAt ?? now).getTime()) / (24 * 60 * 60 * 1000);
        const createdAt = daysBefore(now, listed * random.between(0.02, 0.95));
        const savedPrice = prices.findLast(({ since }) => since <= createdAt)?.price ?? null;
        return { user, car: number, createdAt, note: notes[user]?.[at] ?? null, savedPrice };
      }),
  );
}

export interface Report {
  reporter: number;
  car: number;
  reason: string;
  details: string | null;
  createdAt: Date;
}

/** Reports about the flagged car, and about some that staff haven't reviewed yet. */
export function demoReports(cars: readonly DemoCar[], now: Date): Report[] {
  const flagged = cars.find(({ status }) => status === 'flagged');
  const doubted = cars.find(({ status, dealer }) => status === 'active' && dealer === 'Sandy Shores Trucks');
  const dreamt = cars.find(
    ({ status, dealer, seller, facts }) =>
      status === 'active' &&
      dealer === null &&
      facts.price > 60_000 &&
      ![mara, kenji, 13121, 13131, 13141].includes(seller),
  );
  if (!flagged || !doubted || !dreamt) return [];
  return [
    {
      reporter: 13121,
      car: flagged.number,
      reason: 'wrong_facts',
      details: 'Went to see it. The odometer shows way more than the listing says.',
      createdAt: daysBefore(now, 1.4),
    },
    {
      reporter: 13131,
      car: flagged.number,
      reason: 'scam',
      details: 'Wanted the whole amount up front before I could even see the car.',
      createdAt: daysBefore(now, 1.1),
    },
    {
      reporter: 13141,
      car: doubted.number,
      reason: 'already_sold',
      details: 'They told me on the phone it’s gone, but it’s still up.',
      createdAt: daysBefore(now, 0.6),
    },
    {
      reporter: 13131,
      car: dreamt.number,
      reason: 'scam',
      details:
        'The seller would hold it for me for 5,000 up front, paid to “a friend”. When I asked to see the car first, the replies stopped.',
      createdAt: daysBefore(now, 0.9),
    },
    {
      reporter: 13121,
      car: dreamt.number,
      reason: 'wrong_facts',
      details: 'Third picture is the interior of a different model.',
      createdAt: daysBefore(now, 0.5),
    },
    { reporter: 13141, car: dreamt.number, reason: 'scam', details: null, createdAt: daysBefore(now, 0.1) },
  ];
}
