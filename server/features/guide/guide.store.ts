import type { Deal } from '@forecourt/contract/cars/filter-values.ts';
import type { Estimate, GuideModel } from '@forecourt/contract/guide/guide-shapes.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';
import { dealOf, estimateJson, withWorth } from '../../database/worth.sql.ts';
import type { PricedFacts } from './features.rules.ts';
import type { Common, StoredFit } from './model-fit.rules.ts';

export interface Rated extends PricedFacts {
  model_id: number | null;
  make: string;
  model: string;
  price: number;
  estimate: Estimate | null;
  deal: Deal | null;
}

/** A car with its estimate and rating. Null if it isn't there or lacks facts. */
export async function rateCar(db: Queryable, id: number, isPublic: RawBuilder<boolean>): Promise<Rated | null> {
  const { rows } = await sql<Rated>`
    /* prepared rate_car */ select cars.model_id, cars.make, cars.model, cars.price, cars.year, cars.mileage, cars.engine_upgrade,
      cars.brake_upgrade, cars.transmission_upgrade, cars.armour, cars.has_turbo, ${estimateJson} as estimate,
      ${dealOf(sql`cars.price`)} as deal
    from cars ${withWorth} where cars.id = ${id} and ${isPublic} and cars.year is not null and cars.price is not null`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** The same for facts that someone typed. */
export async function rateFacts(db: Queryable, modelId: number, car: PricedFacts, price: number | null) {
  const { rows } = await sql<{ estimate: Estimate | null; deal: Deal | null }>`
    select ${estimateJson} as estimate, ${dealOf(sql`cars.price`)} as deal
    from (select ${modelId}::bigint as model_id, ${car.year}::int as year, ${car.mileage}::int as mileage,
      ${car.engine_upgrade}::int as engine_upgrade, ${car.brake_upgrade}::int as brake_upgrade,
      ${car.transmission_upgrade}::int as transmission_upgrade, ${car.armour}::int as armour,
      ${car.has_turbo}::boolean as has_turbo, ${price}::int as price) as cars ${withWorth}`.execute(db);
  return rows[0]!;
}

/** The rating of a listed or drafted car at this price. */
export async function dealAt(db: Queryable, carId: number, price: number): Promise<Deal | null> {
  const { rows } = await sql<{ deal: Deal | null }>`
    /* prepared deal_at */ select ${dealOf(sql`${price}::int`)} as deal from cars ${withWorth} where cars.id = ${carId}`.execute(
    db,
  );
  return rows[0]?.deal ?? null;
}

export async function latestFit(db: Queryable): Promise<{ asOf: Date; common: Common } | null> {
  const { rows } = await sql<{ asOf: Date; common: Common }>`
    select as_of as "asOf", common from guide_fits order by id desc limit 1`.execute(db);
  return rows[0] ?? null;
}

const keptFits = 30;

export async function saveFit(tx: Tx, { asOf, sales, common }: { asOf: Date; sales: number; common: Common }) {
  await sql`insert into guide_fits (as_of, sales, common) values (${asOf}, ${sales}, ${JSON.stringify(common)}::jsonb)`.execute(
    tx,
  );
  await sql`delete from guide_fits where id <= (select max(id) from guide_fits) - ${sql.lit(keptFits)}`.execute(tx);
}

export interface ModelToSave extends StoredFit {
  model_id: number;
  sales: number;
  days_to_sell: number | null;
  newest_sales: number[];
}

/** Saves the fits of models. A model gets a new version, and its cars are read again, only if something has changed. */
export const saveModels = (tx: Tx, models: readonly ModelToSave[], asOf: { at: Date; year: number }) =>
  sql`
    insert into guide_models as known (model_id, fitted_at, as_of_year, base, slopes, median_off, low_off, high_off,
      lowest_off, confidence, effective_sales, sales, days_to_sell, newest_sales)
    select model_id, ${asOf.at}, ${asOf.year}, base, slopes, median_off, low_off, high_off, lowest_off, confidence,
      effective_sales, sales, days_to_sell, newest_sales
    from jsonb_to_recordset(${JSON.stringify(models)}::jsonb) as fitted (model_id bigint, base float8, slopes float8[],
      median_off float8, low_off float8, high_off float8, lowest_off float8, confidence text, effective_sales float8,
      sales int, days_to_sell int, newest_sales bigint[])
    order by model_id
    on conflict (model_id) do update set version = nextval('guide_versions'), xid = pg_current_xact_id(),
      fitted_at = excluded.fitted_at, as_of_year = excluded.as_of_year, base = excluded.base, slopes = excluded.slopes,
      median_off = excluded.median_off, low_off = excluded.low_off, high_off = excluded.high_off,
      lowest_off = excluded.lowest_off, confidence = excluded.confidence, effective_sales = excluded.effective_sales,
      sales = excluded.sales, days_to_sell = excluded.days_to_sell, newest_sales = excluded.newest_sales
    where (known.base, known.slopes, known.as_of_year, known.effective_sales, known.sales, known.low_off, known.high_off,
        known.days_to_sell, known.newest_sales)
      is distinct from (excluded.base, excluded.slopes, excluded.as_of_year, excluded.effective_sales, excluded.sales,
        excluded.low_off, excluded.high_off, excluded.days_to_sell, excluded.newest_sales)
      and known.fitted_at <= excluded.fitted_at`.execute(tx);

/** Models that have no sales any more lose their estimate. */
export const emptyModelsBefore = (tx: Tx, asOf: Date) =>
  sql`
    update guide_models set base = null, confidence = null, effective_sales = 0, sales = 0, newest_sales = '{}', fitted_at = ${asOf},
      version = nextval('guide_versions'), xid = pg_current_xact_id()
    where fitted_at < ${asOf}`.execute(tx);

/** Takes the models that are due. Rows of transactions that commit later stay for the next time. */
export async function takeDue(tx: Tx, now: Date): Promise<number[]> {
  const { rows } = await sql<{ model_id: number }>`
    with taken as (delete from guide_due where due_at <= ${now} returning model_id)
    select distinct model_id from taken join car_models on car_models.id = model_id order by model_id`.execute(tx);
  return rows.map(({ model_id }) => model_id);
}

const guideModel = sql`
  select guide_models.model_id, car_makes.display_name as make, car_models.display_name as model, car_models.body_class,
    round(effective_sales::numeric, 1)::float8 as effective_sales, sales, confidence, version, fitted_at,
    (select count(*)::int from guide_exclusions join sales as left_out on left_out.id = sale_id
      join cars on cars.id = left_out.car_id where cars.model_id = guide_models.model_id) as excluded
  from guide_models join car_models on car_models.id = guide_models.model_id
  join car_makes on car_makes.id = car_models.make_id`;

type GuideModelRow = Omit<GuideModel, 'fitted_at'> & { fitted_at: Date };

export const guideModelOf = async (db: Queryable, modelId: number): Promise<GuideModelRow | null> =>
  (await sql<GuideModelRow>`${guideModel} where guide_models.model_id = ${modelId}`.execute(db)).rows[0] ?? null;

export async function listGuideModels(
  db: Queryable,
  { search, page, limit }: { search: string; page: number; limit: number },
) {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const isNamed = sql`plain_text(car_makes.display_name || ' ' || car_models.display_name) like plain_text(${pattern})`;
  const { rows } = await sql<GuideModelRow & { total: number }>`
    select *, (count(*) over ())::int as total from (${guideModel} where ${isNamed}) as listed
    order by effective_sales desc, model_id limit ${limit} offset ${(page - 1) * limit}`.execute(db);
  return { models: rows.map(({ total: _total, ...model }) => model), total: rows[0]?.total ?? 0 };
}

/** False if it already was. */
export async function excludeSale(tx: Tx, { saleId, by, reason }: { saleId: number; by: number; reason: string }) {
  const made = await sql`
    insert into guide_exclusions (sale_id, excluded_by, reason) values (${saleId}, ${by}, ${reason}) on conflict do nothing`.execute(
    tx,
  );
  return made.numAffectedRows === 1n;
}

/** False if it wasn't excluded. */
export async function includeSale(tx: Tx, saleId: number): Promise<boolean> {
  const gone = await sql`delete from guide_exclusions where sale_id = ${saleId}`.execute(tx);
  return gone.numAffectedRows === 1n;
}
