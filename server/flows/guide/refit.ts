import type { Database, Queryable, Tx } from '../../database/database.ts';
import { hold } from '../../database/locks.ts';
import { yearOf } from '../../features/guide/features.rules.ts';
import {
  allModels,
  findModel,
  guideSalesInBatches,
  guideSalesOfModel,
  type CatalogueModel,
  type GuideSaleRow,
} from '../../features/guide/guide-sales.store.ts';
import {
  emptyModelsBefore,
  latestFit,
  saveFit,
  saveModels,
  takeDue,
  type ModelToSave,
} from '../../features/guide/guide.store.ts';
import { fitAll } from '../../features/guide/market-fit.rules.ts';
import { fitModel, storedFit, type Common, type ModelFit } from '../../features/guide/model-fit.rules.ts';
import { createSaleColumns, dayOf, type SaleColumns } from '../../features/guide/sale-columns.rules.ts';
import { medianOf } from '../../features/guide/statistics.rules.ts';

/** Models saved in one transaction, so that a process reads few cars again at a time. */
const modelsAtOnce = 20;

export const kinOf = ({ make_id, body_class }: CatalogueModel) => ({ makeId: make_id, bodyClass: body_class });

/** Fits all sales and saves every model. Sales are read in batches into columns of numbers. */
export async function refitAll(db: Database, now: Date): Promise<void> {
  const { columns, daysListed } = await readSales(db, now);
  const models = new Map((await allModels(db)).map((model) => [model.id, model]));
  const { common, fits } = fitAll(columns, (id) => kinIn(models, id), dayOf(now));
  const toSave = fits.map(({ id, sales, fit }) => modelToSave(id, fit, { common, columns, sales, daysListed }));
  await db.transaction().execute((tx) => saveFit(tx, { asOf: now, sales: columns.size, common }));
  for (let from = 0; from < toSave.length; from += modelsAtOnce) {
    const some = toSave.slice(from, from + modelsAtOnce);
    await db.transaction().execute((tx) => saveModels(tx, some, { at: now, year: yearOf(now) }));
  }
  await db.transaction().execute((tx) => emptyModelsBefore(tx, now));
}

function kinIn(models: ReadonlyMap<number, CatalogueModel>, id: number) {
  const model = models.get(id);
  return model ? kinOf(model) : null;
}

async function readSales(db: Queryable, now: Date): Promise<{ columns: SaleColumns; daysListed: Float32Array }> {
  const sales = createSaleColumns(10_000);
  const days: Float32Array[] = [];
  for await (const batch of guideSalesInBatches(db, now)) {
    for (const sale of batch) sales.push(sale);
    days.push(Float32Array.from(batch, ({ days_listed }) => days_listed ?? Number.NaN));
  }
  const daysListed = new Float32Array(days.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const some of days) {
    daysListed.set(some, at);
    at += some.length;
  }
  return { columns: sales.columns(), daysListed };
}

interface Basis {
  common: Common;
  columns: SaleColumns;
  /** Places in the columns. */
  sales: Uint32Array;
  daysListed: ArrayLike<number>;
}

function modelToSave(id: number, fit: ModelFit, { common, columns, sales, daysListed }: Basis): ModelToSave {
  const days = Array.from(sales, (sale) => daysListed[sale]!);
  const weights = days.map((own, place) => (Number.isNaN(own) || own < 0 ? 0 : fit.weights[place]!));
  const median = medianOf(days, weights);
  return {
    model_id: id,
    ...storedFit(fit, common),
    sales: fit.weights.reduce((sum, weight) => sum + (weight > 0 ? 1 : 0), 0),
    days_to_sell: median === null ? null : Math.max(0, Math.round(median)),
    newest_sales: newestOf(fit, columns, sales),
  };
}

/** Enough to find a few that are like a certain car. */
const newestSales = 200;

function newestOf({ weights }: ModelFit, { days, ids }: SaleColumns, sales: Uint32Array): number[] {
  const counted = sales.filter((_, place) => weights[place]! > 0);
  return [...counted]
    .toSorted((one, other) => days[other]! - days[one]! || ids[other]! - ids[one]!)
    .slice(0, newestSales)
    .map((sale) => ids[sale]!);
}

/** A model's sales and their fit, given what models have in common. */
export async function fitOneModel(db: Queryable, model: CatalogueModel, common: Common, now: Date) {
  const rows = await guideSalesOfModel(db, model.id, now);
  const sales = createSaleColumns(Math.max(rows.length, 1));
  for (const row of rows) sales.push(row);
  const columns = sales.columns();
  const places = Uint32Array.from(rows.keys());
  const fit = fitModel(columns, places, common, { kin: kinOf(model), day: dayOf(now) });
  return { rows, columns, places, fit };
}

/**
 * Fits the models again whose sales have changed since. One process does it at a time, so that an older fit never
 * replaces a newer one.
 */
export const refitDue = (db: Database, now: Date): Promise<number> =>
  db.transaction().execute(async (tx) => {
    await hold(tx, 'priceGuide');
    const fitted = await latestFit(tx);
    if (!fitted) return 0;
    const due = await takeDue(tx, now);
    for (const id of due) await refitModel(tx, id, fitted.common, now);
    return due.length;
  });

async function refitModel(tx: Tx, id: number, common: Common, now: Date): Promise<void> {
  const model = await findModel(tx, id);
  if (!model) return;
  const { rows, columns, places, fit } = await fitOneModel(tx, model, common, now);
  const daysListed = rows.map(({ days_listed }: GuideSaleRow) => days_listed ?? Number.NaN);
  const saved = modelToSave(id, fit, { common, columns, sales: places, daysListed });
  await saveModels(tx, [saved], { at: now, year: yearOf(now) });
}
