import { bodyClasses } from '@forecourt/contract/cars/body-classes.ts';
import type { MarketModel, ModelLine } from '@forecourt/contract/guide/guide-shapes.ts';
import { marketLines, marketPoints } from '@forecourt/contract/guide/guide-values.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { closestSale } from '../../features/guide/explain.rules.ts';
import {
  allModels,
  findModelByName,
  guideSalesInBatches,
  guideSalesOfModel,
} from '../../features/guide/guide-sales.store.ts';
import { latestFit, rateFacts } from '../../features/guide/guide.store.ts';
import { figuresOf, marketSale, monthsOf, typicalOf, type MarketSale } from '../../features/guide/market.rules.ts';
import { priceIndex } from '../../features/guide/price-index.rules.ts';
import { listedByModel, listingsByDeal, saveOverview, type Overview } from '../../features/guide/market.store.ts';

const yearMs = 366 * 86_400_000;

/** Computes the overview of the market and stores it, because it reads all sales of a year. */
export async function describeMarket(db: Database, now: Date): Promise<void> {
  const [models, listed, fitted] = await Promise.all([allModels(db), listedByModel(db), latestFit(db)]);
  const sales = await salesOfYear(db, fitted?.common.slopes ?? [], now);
  const byModel = Map.groupBy(sales, ({ model_id }) => model_id);
  const lines = models.map(({ id, make, model, body_class }): ModelLine => ({
    make,
    model,
    body_class,
    ...figuresOf(byModel.get(id) ?? [], { now, listed: listed.get(id) ?? 0 }),
  }));
  const idsOf = Map.groupBy(models, ({ body_class }) => body_class);
  const sumListed = (ids: readonly number[]) => ids.reduce((sum, id) => sum + (listed.get(id) ?? 0), 0);
  const classes = bodyClasses.map((body_class) => {
    const ids = (idsOf.get(body_class) ?? []).map(({ id }) => id);
    const own = ids.flatMap((id) => byModel.get(id) ?? []);
    return { body_class, ...figuresOf(own, { now, listed: sumListed(ids) }) };
  });
  const figures: Overview = {
    total: figuresOf(sales, { now, listed: sumListed(models.map(({ id }) => id)) }),
    ...listsOf(lines),
    classes: classes.filter(({ sold, listed: cars }) => sold + cars > 0),
    index: priceIndex(sales, now),
  };
  await db.transaction().execute((tx) => saveOverview(tx, now, figures));
}

function listsOf(lines: ModelLine[]): Pick<Overview, 'best_selling' | 'dropped' | 'risen' | 'fastest'> {
  const by = (key: (line: ModelLine) => number, isIn: (line: ModelLine) => boolean) =>
    lines
      .filter(isIn)
      .toSorted((one, other) => key(one) - key(other) || (one.model < other.model ? -1 : 1))
      .slice(0, marketLines);
  return {
    best_selling: by(
      ({ sold }) => -sold,
      ({ sold }) => sold > 0,
    ),
    dropped: by(
      ({ change }) => change!,
      ({ change }) => change !== null && change < 0,
    ),
    risen: by(
      ({ change }) => -change!,
      ({ change }) => change !== null && change > 0,
    ),
    fastest: by(
      ({ days_to_sell }) => days_to_sell!,
      ({ days_to_sell, sold }) => days_to_sell !== null && sold >= leastForDays,
    ),
  };
}

/** Fewer sales may just have been lucky. */
const leastForDays = 3;

async function salesOfYear(db: Queryable, slopes: readonly number[], now: Date): Promise<MarketSale[]> {
  const sales: MarketSale[] = [];
  for await (const batch of guideSalesInBatches(db, now))
    for (const sale of batch) if (sale.sold_at > now.getTime() - yearMs) sales.push(marketSale(sale, slopes));
  return sales;
}

/** The market page of a model. Null if it isn't in the catalogue. */
export async function readModel(
  db: Queryable,
  { make, model }: { make: string; model: string },
  now: Date,
): Promise<Omit<MarketModel, 'success'> | null> {
  const known = await findModelByName(db, make, model);
  if (!known) return null;
  const [sales, listings, fitted] = await Promise.all([
    guideSalesOfModel(db, known.id, now),
    listingsByDeal(db, known.id),
    latestFit(db),
  ]);
  const listed = Object.values(listings).reduce((sum, cars) => sum + cars, 0);
  const typical = typicalOf(sales);
  const stock = { engine_upgrade: 0, brake_upgrade: 0, transmission_upgrade: 0, armour: 0, has_turbo: false };
  const rated = typical && (await rateFacts(db, known.id, { ...typical, ...stock }, null));
  return {
    model_id: known.id,
    make: known.make,
    model: known.model,
    body_class: known.body_class,
    ...figuresOf(
      sales.map((sale) => marketSale(sale, fitted?.common.slopes ?? [])),
      { now, listed },
    ),
    typical:
      typical && rated?.estimate
        ? {
            ...typical,
            estimate: rated.estimate,
          }
        : null,
    months: monthsOf(sales, now),
    points: sales.slice(0, marketPoints).map((sale) => ({
      ...closestSale(sale, `${known.make} ${known.model}`),
      year: sale.year,
    })),
    listings,
  };
}
