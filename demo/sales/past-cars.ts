import { createRandom } from '../random.ts';
import { colourFor } from '../cars/colour.ts';
import { startWriting } from '../cars/describe.ts';
import { dealModels, type DemoCar } from '../cars/demo-cars.ts';
import { factsFor } from '../cars/facts.ts';
import { galleryFor } from '../cars/gallery.ts';
import { daysBefore, historyFor } from '../cars/history.ts';
import { kenji, mara, stands, type Stand } from '../cars/places.ts';
import { placeOf } from '../cars/seller-places.ts';
import { playerOf, teamOf } from '../messages/cast.ts';
import type { DealerName } from '../people.ts';

/** Sales per month, from eleven months ago to last month. Business grows, and summer is best. */
const soldByMonth: readonly [DealerName | number, readonly number[]][] = [
  ['Eclipse Motors', [1, 1, 2, 1, 2, 3, 4, 5, 4, 3, 5]],
  ['Vinewood Premium', [0, 0, 1, 1, 1, 2, 1, 2, 2, 1, 2]],
  ['Rockford Autos', [0, 0, 0, 1, 1, 2, 2, 3, 1, 2, 2]],
  ['Sandy Shores Trucks', [1, 0, 1, 1, 1, 1, 2, 2, 1, 1, 2]],
  [mara, [0, 0, 0, 0, 0, 1, 0, 1, 1, 0, 1]],
  [13091, [0, 0, 1, 0, 1, 0, 1, 1, 0, 0, 1]],
  [13111, [0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 1]],
  [kenji, [0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1]],
  [14081, [0, 1, 0, 0, 1, 0, 1, 0, 0, 1, 0]],
  [14301, [0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 0]],
];

/** These cars' numbers start after those on the market. */
const firstNumber = 2001;
/** The longest any of them was listed. */
const maxDays = 25;

/** Cars sold in earlier months, to provide history. The same at every start. */
export function pastCars(now: Date): DemoCar[] {
  const dealt = dealModels(createRandom('the cars of last year'));
  const write = startWriting();
  const cars: DemoCar[] = [];
  for (const [who, months] of soldByMonth)
    for (const [place, count] of months.entries())
      for (let sold = 0; sold < count; sold++) {
        const number = firstNumber + cars.length;
        const own = createRandom(`past car ${number}`);
        const soldAt = momentIn(now, months.length - place, own.next(), joinedDaysAgo(who));
        cars.push(carSold({ number, who, soldAt }, now, { dealt, write, own }));
      }
  return cars;
}

interface Past {
  number: number;
  who: DealerName | number;
  soldAt: Date;
}

interface Tools {
  dealt: ReturnType<typeof dealModels>;
  write: ReturnType<typeof startWriting>;
  own: ReturnType<typeof createRandom>;
}

function carSold({ number, who, soldAt }: Past, now: Date, { dealt, write, own }: Tools): DemoCar {
  const stand = standOf(who);
  const { dealer } = stand;
  const soldDaysAgo = (now.getTime() - soldAt.getTime()) / dayMs;
  const sellers = sellersOf(stand, soldDaysAgo + maxDays);
  const seller = sellers[own.int(0, sellers.length - 1)] ?? stand.sellers[0];
  const model = dealt(who === 'Eclipse Motors' ? withMoreSupers(stand) : stand);
  const colour = colourFor(model, own);
  const facts = factsFor(model, colour, dealer !== null, own);
  const life = { status: 'sold', bodyClass: model.bodyClass, price: facts.price, soldDaysAgo } as const;
  return {
    number,
    seller,
    dealer,
    status: 'sold',
    model,
    facts,
    words: write({ model, facts, dealer }),
    history: historyFor(life, now, own),
    pictures: galleryFor({ number, model, year: facts.year, colour }, placeOf(seller, dealer), 3),
    featuredUntil: null,
  };
}

/** Eclipse Motors sells an expensive car now and then, which makes that month stand out. */
const withMoreSupers = (stand: Stand): Stand => ({ ...stand, classes: { ...stand.classes, Super: 7 } });

const standOf = (who: DealerName | number): Stand => {
  const found = stands.find(({ dealer, sellers }) => (typeof who === 'number' ? sellers[0] === who : dealer === who));
  if (!found) throw new Error(`The demo world has no seller ${who}`);
  return found;
};

/** Team members who had joined by then. */
const sellersOf = ({ dealer, sellers }: Stand, daysAgo: number): readonly number[] =>
  dealer === null
    ? sellers
    : teamOf(dealer)
        .filter(({ joinedDaysAgo }) => joinedDaysAgo > daysAgo)
        .map(({ character }) => character);

/** When the first of the sellers joined. */
function joinedDaysAgo(who: DealerName | number): number {
  const sellers = typeof who === 'number' ? [playerOf(who)] : teamOf(who);
  return Math.max(...sellers.map((one) => one.joinedDaysAgo));
}

/** A moment in that month, once the seller had been there long enough to list something. */
function momentIn(now: Date, monthsAgo: number, where: number, since: number): Date {
  const first = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, 1);
  const next = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo + 1, 1);
  const earliest = daysBefore(now, since - maxDays).getTime();
  return new Date(Math.max(first + where * (next - first), earliest));
}

const dayMs = 86_400_000;
