import type { CarStatus } from '@forecourt/contract/cars/cars.flow.ts';
import type { BodyClass } from '@forecourt/contract/cars/body-classes.ts';
import { createRandom, type Random } from '../random.ts';
import { playerOf } from '../messages/cast.ts';
import type { DealerName } from '../people.ts';
import { colourFor } from './colour.ts';
import { deckOf, shuffled, weighted, type Deck } from './deck.ts';
import { startWriting, type Words } from './describe.ts';
import type { Facts } from './car-facts.ts';
import { factsFor } from './facts.ts';
import { galleryFor, type Picture } from './gallery.ts';
import { daysBefore, historyFor, type History } from './history.ts';
import { everyday } from './models/everyday.ts';
import { fast } from './models/fast.ts';
import type { Model } from './models/model.ts';
import { rough } from './models/rough.ts';
import { mara, stands, waitingStands, type Stand } from './places.ts';
import { placeOf } from './seller-places.ts';

export interface DemoCar {
  number: number;
  /** The seller's character in the game. */
  seller: number;
  dealer: DealerName | null;
  status: CarStatus;
  model: Model;
  facts: Facts;
  words: Words;
  history: History;
  pictures: Picture[];
  featuredUntil: Date | null;
}

const models: readonly Model[] = [...everyday, ...fast, ...rough];
const featuredSlots: readonly [DealerName | null, number][] = [
  ['Vinewood Premium', 2],
  ['Eclipse Motors', 2],
  ['Rockford Autos', 1],
  ['Sandy Shores Trucks', 1],
  [null, 3],
];

/** Every demo car. The same at every start, apart from the dates. */
export function demoCars(now: Date): DemoCar[] {
  const random = createRandom('the cars of the city');
  const dealt = dealModels(random);
  const write = startWriting();
  let ending = 2;
  const cars: DemoCar[] = [];
  function add({ stand, status, isFirst }: Seat): void {
    const number = cars.length + 1;
    const own = createRandom(`car ${number}`);
    const seller = stand.sellers[own.int(0, stand.sellers.length - 1)] ?? stand.sellers[0];
    const { dealer } = stand;
    const model = dealt(stand);
    const colour = colourFor(model, own);
    const facts = factsFor(model, colour, dealer !== null, own);
    const isEnding = status === 'active' && isFirst && (seller === mara || (number > 250 && ending-- > 0));
    const pictures = status === 'draft' ? own.int(1, 2) : own.int(3, 5);
    cars.push({
      number,
      seller,
      dealer,
      status,
      model,
      facts,
      words: write({ model, facts, dealer }),
      history: historyFor(
        {
          status,
          bodyClass: model.bodyClass,
          price: facts.price,
          isEnding,
          renewedAfterDays: dealer && !isEnding ? renewedAfterDays(number, status, seller) : 0,
        },
        now,
        own,
      ),
      pictures: galleryFor({ number, model, year: facts.year, colour }, placeOf(seller, dealer), pictures),
      featuredUntil: null,
    });
  }
  for (const seat of seats(stands)) add(seat);
  feature(cars, now, random);
  for (const seat of seats(waitingStands)) add(seat);
  return cars;
}

/** Most dealer cars were renewed once or several times, but not before their seller joined. */
function renewedAfterDays(number: number, status: CarStatus, seller: number): number {
  const random = createRandom(`renewed ${number}`);
  if ((status !== 'active' && status !== 'reserved') || random.chance(0.4)) return 0;
  return Math.max(0, (playerOf(seller).joinedDaysAgo - 35) * random.next() ** 0.8);
}

interface Seat {
  stand: Stand;
  status: CarStatus;
  isFirst: boolean;
}

function* seats(from: readonly Stand[]): Generator<Seat> {
  for (const stand of from) {
    for (const [status, count] of Object.entries(stand.cars) as [CarStatus, number][]) {
      for (let place = 0; place < count; place++) yield { stand, status, isFirst: place === 0 };
    }
  }
}

/** Deals every model of a class once before repeating one. */
export function dealModels(random: Random): (stand: Stand) => Model {
  const decks = new Map<BodyClass, Deck<Model>>();
  return ({ classes, worth: [least, most] = [0, Infinity] }) => {
    const bodyClass = weighted(classes, random);
    const deck =
      decks.get(bodyClass) ??
      deckOf(
        models.filter((model) => model.bodyClass === bodyClass),
        random,
      );
    decks.set(bodyClass, deck);
    const model = deck.draw(({ worth }) => worth >= least && worth <= most);
    if (!model) throw new Error(`No model of class ${bodyClass} costs ${least} to ${most} thousand`);
    return model;
  };
}

/** Each dealer's finest, and a few from private sellers. Neither shows a class twice. */
function feature(cars: DemoCar[], now: Date, random: Random): void {
  const left = new Map<DealerName | null, number>(featuredSlots);
  const shown = new Set<string>();
  for (const car of shuffled(cars, random)) {
    const slots = left.get(car.dealer) ?? 0;
    const kind = `${car.dealer} ${car.model.bodyClass}`;
    if (slots === 0 || shown.has(kind) || !isFine(car, now)) continue;
    left.set(car.dealer, slots - 1);
    shown.add(kind);
    car.featuredUntil = featureEnd(car, random.between(2, 5.8), now);
  }
}

/** At least as many days from now as wanted. A feature lasts three days, once or twice, since it was listed. */
function featureEnd({ history: { publishedAt } }: DemoCar, wantedDays: number, now: Date): Date {
  const bought = wantedDays > featureDays ? 2 * featureDays : featureDays;
  const earliest = daysBefore(publishedAt ?? now, -(bought + 0.01));
  const wanted = daysBefore(now, -wantedDays);
  return earliest > wanted ? earliest : wanted;
}

const featureDays = 3;

const isFine = ({ status, facts, history: { publishedAt } }: DemoCar, now: Date): boolean =>
  status === 'active' &&
  facts.condition === 'mint' &&
  facts.price > 25_000 &&
  publishedAt !== null &&
  publishedAt > daysBefore(now, 12);
