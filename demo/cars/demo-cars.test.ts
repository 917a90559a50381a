import { bodyClasses } from '@forecourt/contract/cars/body-classes.ts';
import { colours, type Feature } from '@forecourt/contract/cars/car-facts.ts';
import { slotStatuses, type CarStatus } from '@forecourt/contract/cars/cars.flow.ts';
import { mileageLimits, priceBands } from '@forecourt/contract/cars/filter-values.ts';
import { ListingFields } from '@forecourt/contract/cars/listing.ts';
import { describe, expect, test } from 'vitest';
import { dealers, people } from '../people.ts';
import { areaOf } from './areas.ts';
import { citizens } from './citizens.ts';
import { demoCars, type DemoCar } from './demo-cars.ts';
import { demoFavourites } from './interest.ts';
import { kenji, mara } from './places.ts';

const now = new Date('2026-11-15T12:00:00Z');
const dayMs = 24 * 60 * 60 * 1000;
const cars = demoCars(now);
const active = cars.filter(({ status }) => status === 'active');
const inState = (seller: number, status: CarStatus) =>
  cars.filter((car) => car.seller === seller && car.status === status).length;

test('the same cars are generated again, with other dates on another day', () => {
  expect(demoCars(now)).toEqual(cars);
  const later = demoCars(new Date(now.getTime() + 40 * dayMs));
  const timeless = ({ number, seller, status, model, facts, words, pictures }: DemoCar) => [
    number,
    seller,
    status,
    model,
    facts,
    words,
    pictures,
  ];
  expect(later.map(timeless)).toEqual(cars.map(timeless));
});

describe('there’s something for every filter', () => {
  test('over 320 cars, most of them for sale, of most makes', () => {
    expect(cars.length).toBeGreaterThan(320);
    expect(active.length).toBeGreaterThan(280);
    expect(new Set(active.map(({ model }) => model.make)).size).toBeGreaterThan(45);
  });

  test.each(bodyClasses)('%s', (bodyClass) => {
    expect(active.filter(({ model }) => model.bodyClass === bodyClass).length).toBeGreaterThan(10);
  });

  test('every price band', () => {
    for (const { min, below } of priceBands) {
      const within = active.filter(({ facts: { price } }) => price >= min && price < (below ?? Infinity));
      expect(within.length).toBeGreaterThan(15);
    }
  });

  test('every mileage, and some beyond the last limit', () => {
    const limits = [...mileageLimits, Infinity];
    limits.forEach((limit, place) => {
      const above = limits[place - 1] ?? -1;
      const within = active.filter(({ facts: { mileage } }) => mileage > above && mileage <= limit);
      expect(within.length).toBeGreaterThan(15);
    });
  });

  test('every year of the filter, and classics', () => {
    for (let year = 2019; year <= 2026; year++) {
      expect(active.filter(({ facts }) => facts.year === year).length).toBeGreaterThan(5);
    }
    expect(active.filter(({ facts }) => facts.year < 1990).length).toBeGreaterThan(30);
  });
});

describe('no one has more than the rules allow', () => {
  const takesSlot = ({ status }: DemoCar) => (slotStatuses as readonly string[]).includes(status);

  test('a private seller has five slots', () => {
    const sellers = new Set(cars.filter(({ dealer }) => !dealer).map(({ seller }) => seller));
    for (const seller of sellers) {
      expect(cars.filter((car) => car.seller === seller && takesSlot(car)).length).toBeLessThanOrEqual(5);
    }
  });

  test('a dealer has fifty, and its own team sells', () => {
    for (const dealer of dealers) {
      const stock = cars.filter((car) => car.dealer === dealer);
      expect(stock.filter(takesSlot).length).toBeLessThanOrEqual(50);
      expect(stock.filter(takesSlot).length).toBeGreaterThanOrEqual(40);
      const team = people.flatMap(({ characters }) =>
        characters.filter(({ member }) => member?.team?.dealer === dealer).map(({ id }) => id),
      );
      for (const { seller } of stock) expect(team).toContain(seller);
    }
  });

  test('suspended, new and incomplete users own nothing', () => {
    for (const character of [10031, 10041, 10061])
      expect(cars.filter(({ seller }) => seller === character)).toEqual([]);
  });
});

test('Mara owns one of each kind and Kenji three', () => {
  expect(inState(mara, 'active')).toBe(2);
  for (const status of ['draft', 'pending', 'sold', 'expired'] as const) expect(inState(mara, status)).toBe(1);
  expect(inState(kenji, 'active')).toBe(3);
});

test('two or three listings end within three days, one of them Mara’s', () => {
  const ending = active.filter(({ history }) => Number(history.expiresAt) - now.getTime() < 3 * dayMs);
  expect([2, 3]).toContain(ending.length);
  expect(ending.map(({ seller }) => seller)).toContain(mara);
  for (const { history } of active) expect(Number(history.expiresAt)).toBeGreaterThan(now.getTime());
});

test('no one listed a car before they joined', () => {
  const characters = people.flatMap((person) => person.characters);
  const joined = new Map<number, number>([
    ...characters.map(({ id, member }) => [id, member?.joinedDaysAgo ?? 0] as const),
    ...citizens.map(({ characterId, joinedDaysAgo }) => [characterId, joinedDaysAgo] as const),
  ]);
  for (const { seller, history } of cars)
    expect(Number(history.createdAt)).toBeGreaterThan(now.getTime() - (joined.get(seller) ?? 0) * dayMs);
});

test('nine are featured, a few of them private', () => {
  const featured = cars.filter(({ featuredUntil }) => featuredUntil);
  expect(featured.length).toBe(9);
  expect(featured.filter(({ dealer }) => !dealer).length).toBe(3);
  expect(featured.every(({ status }) => status === 'active')).toBe(true);
});

describe('descriptions', () => {
  test('no two descriptions are alike, and none has a gap', () => {
    const texts = cars.map(({ words }) => words.description);
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) {
      expect(text).not.toMatch(/[{}]|undefined|null| {2}/);
      expect(text.split(/(?<=[.!?]) /).length).toBeGreaterThanOrEqual(2);
    }
  });

  test('no sentence is overused', () => {
    const sentences = cars.flatMap(({ words }) => words.description.split(/(?<=[.!?]) /));
    const times = Map.groupBy(sentences, (sentence) => sentence);
    expect(Math.max(...[...times.values()].map(({ length }) => length))).toBeLessThanOrEqual(14);
  });

  test('about a third have their own title', () => {
    const share = cars.filter(({ words }) => words.title).length / cars.length;
    expect(share).toBeGreaterThan(0.25);
    expect(share).toBeLessThan(0.42);
  });

  test('every listing would pass the form', () => {
    for (const car of cars) {
      const { model, facts, words } = car;
      const { upgrades } = facts;
      ListingFields.parse({
        make: model.make,
        model: model.model,
        year: facts.year,
        title: words.title,
        description: words.description,
        price: facts.price,
        mileage: facts.mileage,
        body_class: model.bodyClass,
        colour: facts.colour,
        transmission: facts.transmission,
        fuel: facts.fuel,
        drive: facts.drive,
        engine_upgrade: upgrades.engine,
        brake_upgrade: upgrades.brakes,
        transmission_upgrade: upgrades.gearbox,
        armour: upgrades.armour,
        plate: facts.plate,
        features: facts.features,
        condition_note: words.conditionNote,
        area: areaOf(car),
      });
    }
  });

  test('no impossible equipment is fitted', () => {
    const withAny = (list: readonly DemoCar[], ...wanted: Feature[]) =>
      list.filter(({ facts }) => wanted.some((feature) => facts.features.includes(feature)));
    const motorcycles = cars.filter(({ model }) => model.bodyClass === 'Motorcycles');
    expect(withAny(motorcycles, 'Sunroof', 'Leather seats', 'Tow bar', 'Navigation', 'Roof rack')).toEqual([]);
    expect(withAny(withAny(cars, 'Lift kit'), 'Lowered suspension')).toEqual([]);
    for (const { facts } of cars) expect(new Set(facts.features).size).toBe(facts.features.length);
  });

  test('electric cars have no exhaust, turbo or manual gearbox', () => {
    const electric = cars.filter(({ facts }) => facts.fuel === 'electric');
    expect(electric.length).toBeGreaterThan(5);
    for (const { facts } of electric) {
      expect(facts.features).not.toContain('Sport exhaust');
      expect(facts).toMatchObject({ transmission: 'automatic', upgrades: { turbo: false } });
    }
  });

  test('supercars cost far more than compacts', () => {
    const prices = (wanted: string) =>
      cars.filter(({ model }) => model.bodyClass === wanted).map(({ facts }) => facts.price);
    expect(Math.min(...prices('Super'))).toBeGreaterThan(5 * Math.max(...prices('Compacts')));
  });

  test('most colours occur', () => {
    expect(new Set(active.map(({ facts }) => facts.colour)).size).toBeGreaterThanOrEqual(colours.length - 1);
  });
});

test('a quarter were reduced: prices fall over time to the current one', () => {
  const lowered = cars.filter(({ history }) => history.prices.length > 1);
  expect(lowered.length / cars.length).toBeGreaterThan(0.18);
  expect(lowered.length / cars.length).toBeLessThan(0.35);
  for (const { history, facts } of lowered) {
    expect(history.prices.at(-1)?.price).toBe(facts.price);
    for (const [place, { price, since }] of history.prices.slice(1).entries()) {
      expect(price).toBeLessThan(history.prices[place]?.price ?? 0);
      expect(Number(since)).toBeGreaterThan(Number(history.prices[place]?.since));
      expect(Number(since)).toBeLessThanOrEqual(now.getTime());
    }
  }
});

test('pictures: several, the cover from the side, one colour, unique keys', () => {
  for (const { status, pictures, facts } of cars) {
    expect(pictures.length).toBeGreaterThanOrEqual(status === 'draft' ? 1 : 3);
    expect(pictures[0]?.view).toBe('side');
    expect(pictures.filter(({ colour }) => colour !== facts.colour)).toEqual([]);
  }
  const keys = cars.flatMap(({ pictures }) => pictures.map(({ key }) => key));
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) expect(key).toMatch(/^[\w-]{22}$/);
});

test('no one’s favourite is their own car, or one that was never for sale', () => {
  const byNumber = new Map(cars.map((car) => [car.number, car]));
  for (const { user, car: number, createdAt } of demoFavourites(cars, now)) {
    const car = byNumber.get(number);
    expect(car?.seller).not.toBe(user);
    expect(['active', 'sold']).toContain(car?.status);
    expect(Number(createdAt)).toBeGreaterThanOrEqual(Number(car?.history.publishedAt));
  }
});

test('the additional citizens have unique numbers and names', () => {
  const known = new Set(
    people.flatMap(({ id, username, characters }) => [id, username, ...characters.map((one) => one.id)]),
  );
  for (const { accountId, characterId, username } of citizens) {
    for (const own of [accountId, characterId, username]) expect(known).not.toContain(own);
    expect(username).toMatch(/^[a-z.]+$/);
  }
  expect(new Set(citizens.map(({ phone }) => phone)).size).toBe(citizens.length);
});
