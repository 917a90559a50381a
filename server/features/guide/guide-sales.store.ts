import type { BodyClass } from '@forecourt/contract/cars/body-classes.ts';
import type { ReasonNotCounted } from '@forecourt/contract/guide/guide-values.ts';
import { sql, type RawBuilder } from 'kysely';
import { isoTime } from '../../database/car.sql.ts';
import { whyNotInGuide } from '../../database/counting.sql.ts';
import type { Queryable } from '../../database/database.ts';
import type { PricedFacts } from './features.rules.ts';
import type { GuideSale } from './sale-columns.rules.ts';

/** A sale with what the estimator needs. `days_listed` is null if unknown. */
export interface GuideSaleRow extends GuideSale {
  days_listed: number | null;
}

/**
 * The seller and the buyer. A dealer and its team are one account, so that a team can't sell to itself through several
 * characters. Requires `sales`, `seller` and `buyer` with their teams.
 */
const parties = sql`
  coalesce(-sales.dealer_id, -seller_team.dealer_account_id, seller.game_account_id)::float8 as seller,
  coalesce(-buyer_team.dealer_account_id, buyer.game_account_id)::float8 as buyer`;

export const guideSales = sql`sales
  join cars on cars.id = sales.car_id
  join users as seller on seller.id = sales.seller_id
  left join dealer_team_members as seller_team on seller_team.user_id = seller.id
  left join users as buyer on buyer.id = sales.buyer_id
  left join dealer_team_members as buyer_team on buyer_team.user_id = buyer.id
  left join guide_exclusions on guide_exclusions.sale_id = sales.id`;

const facts = sql`
  sales.id, cars.model_id, sales.sale_price as amount, (extract(epoch from sales.sold_at) * 1000)::float8 as sold_at,
  cars.year, cars.mileage, cars.engine_upgrade, cars.brake_upgrade, cars.transmission_upgrade, cars.armour, cars.has_turbo,
  ${parties}, (extract(epoch from sales.sold_at - cars.published_at) / 86400)::float8 as days_listed`;

const counts = (now: Date) => sql`
  sales.status = 'confirmed' and cars.model_id is not null and cars.year is not null and ${whyNotInGuide(now)} is null`;

/**
 * All sales that count, by id. Each batch ends after so many sales, whether they count or not. With a limit on those that
 * count, PostgreSQL expects very few and reads all remaining sales for each batch.
 */
export async function* guideSalesInBatches(db: Queryable, now: Date, size = 10_000): AsyncGenerator<GuideSaleRow[]> {
  for (let after = 0; ;) {
    const { rows: ends } = await sql<{ id: number | null }>`
      select max(id) as id from (select id from sales where id > ${after} order by id limit ${size}) as batch`.execute(
      db,
    );
    const last = ends[0]?.id ?? null;
    if (last === null) return;
    const { rows } = await sql<GuideSaleRow>`
      select ${facts} from ${guideSales} where sales.id > ${after} and sales.id <= ${last} and ${counts(now)}
      order by sales.id`.execute(db);
    yield rows;
    after = last;
  }
}

/** More of the newest sales make no difference to an estimate. */
const mostOfModel = 5_000;
const newestCars = (modelId: number) => sql`
  select id from cars where model_id = ${modelId} and (status = 'sold' or status = 'removed') and sold_at is not null
  order by sold_at desc limit ${sql.lit(mostOfModel)}`;

/** The sales of a model that count, newest first. */
export const guideSalesOfModel = async (db: Queryable, modelId: number, now: Date): Promise<GuideSaleRow[]> =>
  (
    await sql<GuideSaleRow>`
      select ${facts} from ${guideSales} where cars.id = any (array(${newestCars(modelId)})) and ${counts(now)}
      order by sales.sold_at desc, sales.id desc
    `.execute(db)
  ).rows;

export type SaleOfFit = PricedFacts & Pick<GuideSale, 'id' | 'amount' | 'sold_at'>;

/** The newest sales that a model's fit is based on. Without those that have been disputed, annulled or excluded since. */
export const salesOfFit = async (db: Queryable, modelId: number): Promise<SaleOfFit[]> =>
  (
    await sql<SaleOfFit>`
      /* prepared sales_of_fit */ select sales.id, sales.sale_price as amount,
        (extract(epoch from sales.sold_at) * 1000)::float8 as sold_at, cars.year, cars.mileage, cars.engine_upgrade,
        cars.brake_upgrade, cars.transmission_upgrade, cars.armour, cars.has_turbo
      from sales join cars on cars.id = sales.car_id
      where sales.id = any (array(select unnest(newest_sales) from guide_models where model_id = ${modelId}))
        and sales.status = 'confirmed' and sales.sale_price > 0 and cars.year is not null
        and not exists (select from guide_exclusions where sale_id = sales.id)
    `.execute(db)
  ).rows;

export interface BasisRow {
  id: number;
  car_id: number;
  car_name: string;
  mileage: number | null;
  amount: number | null;
  sold_at: Date;
  seller_id: number;
  seller_name: string;
  dealer_name: string | null;
  buyer_id: number | null;
  buyer_name: string | null;
  why_not: ReasonNotCounted | null;
  excluded: { reason: string; by_name: string | null; at: string } | null;
  /** Game accounts of both sides. */
  accounts: number[];
}

/** All sales of a model for staff, newest first. */
export const basisOfModel = async (
  db: Queryable,
  modelId: number,
  { now, carName, accounts }: { now: Date; carName: RawBuilder<unknown>; accounts: RawBuilder<unknown> },
): Promise<BasisRow[]> =>
  (
    await sql<BasisRow>`
      select sales.id, sales.car_id, ${carName} as car_name, cars.mileage, sales.sale_price as amount, sales.sold_at,
        sales.seller_id, seller.name as seller_name, dealer_accounts.company_name as dealer_name, sales.buyer_id,
        coalesce(buyer.name, sales.buyer_name) as buyer_name, ${whyNotInGuide(now)} as why_not,
        case when guide_exclusions.sale_id is not null then json_build_object('reason', guide_exclusions.reason,
          'by_name', (select name from users where users.id = excluded_by), 'at', ${isoTime('excluded_at')}) end as excluded,
        ${accounts} || array(select buyer.game_account_id)::float8[] as accounts
      from ${guideSales} left join dealer_accounts on dealer_accounts.id = sales.dealer_id
      where cars.model_id = ${modelId} and sales.status <> 'withdrawn'
      order by sales.sold_at desc, sales.id desc limit ${sql.lit(mostOfModel)}
    `.execute(db)
  ).rows;

export interface CatalogueModel {
  id: number;
  make_id: number;
  make: string;
  model: string;
  body_class: BodyClass;
}

const catalogueModels = sql`
  select car_models.id, make_id, car_makes.display_name as make, car_models.display_name as model, car_models.body_class
  from car_models join car_makes on car_makes.id = car_models.make_id`;

export const allModels = async (db: Queryable): Promise<CatalogueModel[]> =>
  (await sql<CatalogueModel>`${catalogueModels} order by car_models.id`.execute(db)).rows;

export const findModel = async (db: Queryable, id: number): Promise<CatalogueModel | null> =>
  (await sql<CatalogueModel>`${catalogueModels} where car_models.id = ${id}`.execute(db)).rows[0] ?? null;

export const findModelByName = async (db: Queryable, make: string, model: string): Promise<CatalogueModel | null> =>
  (
    await sql<CatalogueModel>`${catalogueModels}
      where lower(car_makes.display_name) = lower(${make}) and lower(car_models.display_name) = lower(${model})`.execute(
      db,
    )
  ).rows[0] ?? null;
