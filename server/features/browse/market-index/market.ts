import type { Queryable } from '../../../database/database.ts';
import { createCarIndex, type CarIndex } from './car-index.ts';
import { beginReading, carsAfter, changesSince, ratingsOf } from './market.store.ts';

type Answers = Map<string, unknown>;

/** The cars on the market in the memory of this process. PostgreSQL stays the source of truth (decision 051). */
export interface Market {
  /** The index with every change committed before this call. */
  index: () => Promise<CarIndex>;
  /** Reads all cars again. The old index serves until then. */
  reload: () => Promise<void>;
  /** Answers by question. After a change there is another, empty map. */
  answers: () => Answers;
}

const batchSize = 5_000;
/** Models whose cars are rated again by one statement. A night's fit changes all of them. */
const modelsAtOnce = 20;
/** In `car_changes`, all of them. */
const everyCar = 0;

const markets = new WeakMap<Queryable, Market>();

export function marketOf(db: Queryable): Market {
  const known = markets.get(db);
  if (known) return known;
  const market = startMarket(db);
  markets.set(db, market);
  return market;
}

function startMarket(db: Queryable): Market {
  let current: { index: CarIndex; snapshot: string } | null = null;
  let answers: Answers = new Map();
  let loading: Promise<void> | null = null;
  let running: Promise<CarIndex> | null = null;
  let following: Promise<CarIndex> | null = null;

  const load = () => (loading ??= readAll().finally(() => (loading = null)));
  async function readAll(): Promise<void> {
    const snapshot = await beginReading(db);
    const index = createCarIndex();
    for (let last = 0; ;) {
      const cars = await carsAfter(db, last, batchSize);
      for (const car of cars) index.put(car);
      if (cars.length < batchSize) break;
      last = cars.at(-1)!.id;
    }
    current = { index, snapshot };
    answers = new Map();
  }

  /** After a failure the models are read again, because the snapshot is still the earlier one. */
  async function rateAgain(index: CarIndex, models: readonly number[]): Promise<void> {
    for (let from = 0; from < models.length; from += modelsAtOnce)
      for (const rating of await ratingsOf(db, models.slice(from, from + modelsAtOnce))) index.rate(rating);
  }

  /** Changes made while loading are read like any others. */
  async function pull(): Promise<CarIndex> {
    if (!current) await load();
    for (;;) {
      const known = current!;
      const { snapshot, cars, models } = await changesSince(db, known.snapshot);
      // Reloaded in between.
      if (known !== current) continue;
      if (cars.some(({ id }) => id === everyCar)) {
        await load();
        continue;
      }
      for (const { id, car } of cars)
        if (car) known.index.put(car);
        else known.index.remove(id);
      await rateAgain(known.index, models);
      if (known !== current) continue;
      known.snapshot = snapshot;
      if (cars.length + models.length > 0) answers = new Map();
      return known.index;
    }
  }

  /** One at a time. A call during one waits for the next, which sees every change that was committed by then. */
  function index(): Promise<CarIndex> {
    if (running) return (following ??= after(running));
    running = pull().finally(() => (running = null));
    return running;
  }
  async function after(earlier: Promise<unknown>): Promise<CarIndex> {
    await earlier.catch(() => undefined);
    following = null;
    return index();
  }

  return { index, reload: load, answers: () => answers };
}
