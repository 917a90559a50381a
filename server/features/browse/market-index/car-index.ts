import { mileageLimits, priceBands } from '@forecourt/contract/cars/filter-values.ts';
import { add, drop, join, keep, type Bits } from './bits.ts';
import type { Key, Term } from '../filters/terms.sql.ts';
import type { CarRow, Rating } from './car-row.ts';

/** Facets with few values have a set of cars per value. */
const keysOf = (car: CarRow): [facet: string, value: string | null | undefined][] => [
  ['bodyClass', car.body_class],
  ['sellerType', car.dealer_id === null ? 'private' : 'dealer'],
  ['deal', car.deal],
  ['priceBand', priceBands.findLast(({ min }) => car.price >= min)!.key],
  ['maxMileage', mileageLimits.find((limit) => car.mileage !== null && car.mileage <= limit)?.toString()],
  ['transmission', car.transmission],
  ['fuel', car.fuel],
  ['drive', car.drive],
  ['colour', car.colour],
  ['seats', car.seats?.toString()],
  ['region', car.region],
  ...car.features.split('\n').map((name): [string, string] => ['feature', name]),
  ...levels('minEngine', car.engine_upgrade),
  ...levels('minBrakes', car.brake_upgrade),
  ...levels('minGearbox', car.transmission_upgrade),
  ...levels('minArmour', car.armour),
  ['hasTurbo', car.has_turbo ? 'true' : null],
  ['openToTrade', car.open_to_trade ? 'true' : null],
  ['acceptsOffers', car.accepts_offers ? 'true' : null],
  ['priceLowered', car.original_price > car.price ? 'true' : null],
  ['featured', car.is_featured ? 'true' : null],
];

/** A level includes those below. */
const levels = (facet: string, level: number | null): [string, string][] =>
  Array.from({ length: level ?? 0 }, (_, below) => [facet, String(below + 1)]);

/** Facets with any number of values have a number per car, the value's place in a list. */
const codedFacets = {
  make: ({ make }: CarRow) => make,
  models: ({ model }: CarRow) => model,
  area: ({ area }: CarRow) => area,
  modelId: ({ model_id }: CarRow) => model_id,
  typedModel: ({ typed_model }: CarRow) => typed_model,
  year: ({ year }: CarRow) => year,
  seller: ({ seller_id }: CarRow) => seller_id,
  dealer: ({ dealer_id }: CarRow) => dealer_id,
};
export type CodedFacet = keyof typeof codedFacets;
const codedNames = Object.keys(codedFacets) as CodedFacet[];

const numbers = {
  price: ({ price }: CarRow) => price,
  priceDrop: ({ price, original_price }: CarRow) => original_price - price,
  /** Cars without a rating come last. */
  priceRatio: ({ price_ratio }: Rating) => price_ratio ?? Infinity,
  /** Unknown ones come last and are in no range. */
  mileage: ({ mileage }: CarRow) => mileage ?? Infinity,
  year: ({ year }: CarRow) => year,
  views: ({ views }: CarRow) => views,
  published: ({ published }: CarRow) => published,
};
export type NumberColumn = keyof typeof numbers;
const numberNames = Object.keys(numbers) as NumberColumn[];

/** All values of a car, by facet. */
export const valuesOf = (car: CarRow): Key[] =>
  [...keysOf(car), ...codedNames.map((name) => [name, codedFacets[name](car)] as const)].flatMap(([facet, value]) =>
    value === null || value === undefined || value === '' ? [] : [[facet, String(value)] satisfies Key],
  );

interface Coded {
  codes: Map<string, number>;
  values: string[];
  ofCars: Uint32Array;
}

const mapValues = <K extends string, A, B>(of: Record<K, A>, map: (one: A) => B): Record<K, B> =>
  Object.fromEntries(Object.entries<A>(of).map(([name, one]) => [name, map(one)])) as Record<K, B>;

/** The cars on the market in memory. Each has a slot, its place in all columns and sets. */
export function createCarIndex() {
  const slotOf = new Map<number, number>();
  const free: number[] = [];
  const sets = new Map<string, Map<string, Bits>>();
  const coded = mapValues(codedFacets, (): Coded => ({ codes: new Map(), values: [], ofCars: new Uint32Array(0) }));
  const columns = mapValues(numbers, () => new Float64Array(0));
  let ids = new Float64Array(0);
  let live: Bits = new Uint32Array(0);
  let used = 0;

  /** All sets and columns grow by half. */
  function grow(): void {
    const capacity = Math.ceil((ids.length * 3) / 64 + 32) * 32;
    const grown = <A extends Uint32Array | Float64Array>(old: A, length: number): A => {
      const larger = new (old.constructor as new (length: number) => A)(length);
      larger.set(old);
      return larger;
    };
    ids = grown(ids, capacity);
    live = grown(live, capacity / 32);
    for (const values of sets.values())
      for (const [value, bits] of values) values.set(value, grown(bits, capacity / 32));
    for (const one of Object.values(coded)) one.ofCars = grown(one.ofCars, capacity);
    for (const name of numberNames) columns[name] = grown(columns[name], capacity);
  }

  function setOf(facet: string, value: string): Bits {
    const known = sets.get(facet)?.get(value);
    if (known) return known;
    const bits = new Uint32Array(live.length);
    sets.set(facet, (sets.get(facet) ?? new Map<string, Bits>()).set(value, bits));
    return bits;
  }

  function clear(slot: number): void {
    drop(live, slot);
    for (const values of sets.values()) for (const bits of values.values()) drop(bits, slot);
  }

  function codeOf({ codes, values }: Coded, value: string): number {
    const known = codes.get(value);
    if (known !== undefined) return known;
    codes.set(value, values.length);
    return values.push(value) - 1;
  }

  const emptySet = (): Bits => new Uint32Array((used + 31) >>> 5);

  /** The cars that have one of these values. */
  function withAny(keys: readonly Key[]): Bits {
    const found = emptySet();
    for (const [facet, own] of Map.groupBy(keys, ([name]) => name)) {
      const column = coded[facet as CodedFacet] as Coded | undefined;
      if (!column) {
        for (const [, value] of own) {
          const bits = sets.get(facet)?.get(value);
          if (bits) join(found, bits);
        }
        continue;
      }
      const isWanted = new Uint8Array(column.values.length);
      for (const [, value] of own) isWanted[column.codes.get(value) ?? -1] = 1;
      const { ofCars } = column;
      for (let slot = 0; slot < used; slot += 1) if (isWanted[ofCars[slot]!] === 1) add(found, slot);
    }
    return found;
  }

  function within(name: NumberColumn, lowest = -Infinity, highest = Number.MAX_VALUE): Bits {
    const found = emptySet();
    const column = columns[name];
    for (let slot = 0; slot < used; slot += 1) {
      const value = column[slot]!;
      if (value >= lowest && value <= highest) add(found, slot);
    }
    return found;
  }

  return {
    put(car: CarRow): void {
      let slot = slotOf.get(car.id);
      if (slot === undefined) {
        slot = free.pop() ?? used++;
        if (slot >= ids.length) grow();
        slotOf.set(car.id, slot);
        ids[slot] = car.id;
      } else clear(slot);
      add(live, slot);
      for (const [facet, value] of keysOf(car)) if (value) add(setOf(facet, value), slot);
      for (const facet of codedNames)
        coded[facet].ofCars[slot] = codeOf(coded[facet], String(codedFacets[facet](car) ?? ''));
      for (const name of numberNames) columns[name][slot] = numbers[name](car);
    },

    /** Rates a car again. Does nothing if it isn't in the index. */
    rate(rating: Rating): void {
      const slot = slotOf.get(rating.id);
      if (slot === undefined) return;
      for (const bits of sets.get('deal')?.values() ?? []) drop(bits, slot);
      if (rating.deal) add(setOf('deal', rating.deal), slot);
      columns.priceRatio[slot] = numbers.priceRatio(rating);
    },

    remove(id: number): void {
      const slot = slotOf.get(id);
      if (slot === undefined) return;
      clear(slot);
      slotOf.delete(id);
      free.push(slot);
    },

    /** The cars that meet a filter, including slots that are empty now. */
    matching: ({ any, not, facet, lowest, highest }: Term): Bits => {
      if (facet) return within(facet, lowest, highest);
      const found = withAny(any ?? not ?? []);
      if (not) for (let word = 0; word < found.length; word += 1) found[word] = ~found[word]!;
      return found;
    },
    /** All cars, or those of these ids. */
    all(among?: Iterable<number>): Bits {
      if (!among) return live.slice(0, (used + 31) >>> 5);
      const found = emptySet();
      for (const id of among) if (slotOf.has(id)) add(found, slotOf.get(id)!);
      keep(found, live);
      return found;
    },
    set: (facet: string, value: string): Bits => sets.get(facet)?.get(value) ?? emptySet(),
    values: (facet: string): Iterable<[value: string, cars: Bits]> => sets.get(facet) ?? [],
    coded: (facet: CodedFacet) => coded[facet],
    column: (name: NumberColumn) => columns[name],
    slotOf: (id: number) => slotOf.get(id),
    ids: () => ids,
  };
}
export type CarIndex = ReturnType<typeof createCarIndex>;
