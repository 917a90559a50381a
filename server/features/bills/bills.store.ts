import { sql } from 'kysely';
import type { SaleStatus } from '@forecourt/contract/sales/sales.flow.ts';
import { publicStatuses } from '@forecourt/contract/cars/cars.flow.ts';
import type { Queryable, Tx } from '../../database/database.ts';

/** The facts on a bill, read when its first bill is issued. */
export interface BilledSale {
  status: SaleStatus;
  amount: number | null;
  recorded_at: Date;
  verified_at: Date;
  seller: string;
  company: string | null;
  buyer: string;
  make: string;
  model: string;
  year: number;
  body_class: string | null;
  colour: string | null;
  mileage: number | null;
  plate: string | null;
  transmission: string | null;
  fuel: string | null;
  drive: string | null;
  engine_upgrade: number | null;
  brake_upgrade: number | null;
  transmission_upgrade: number | null;
  armour: number | null;
  has_turbo: boolean | null;
}

export async function findBilledSale(tx: Tx, saleId: number): Promise<BilledSale> {
  const { rows } = await sql<BilledSale>`
    select sales.status, sales.sale_price as amount, sales.sold_at as recorded_at, sales.confirmed_at as verified_at,
      seller.name as seller, company_name as company, buyer.name as buyer, cars.make, cars.model, cars.year, body_class,
      colour, mileage, plate, transmission, fuel, drive, engine_upgrade, brake_upgrade, transmission_upgrade, armour, has_turbo
    from sales join cars on cars.id = sales.car_id join users as seller on seller.id = sales.seller_id
    left join users as buyer on buyer.id = sales.buyer_id
    left join dealer_accounts on dealer_accounts.id = sales.dealer_id
    where sales.id = ${saleId}`.execute(tx);
  return rows[0]!;
}

interface LatestBill {
  id: number;
  number: string;
  revision: number;
  amount: number | null;
  content: string;
}

export async function latestBillOf(db: Queryable, saleId: number): Promise<LatestBill | null> {
  const { rows } = await sql<LatestBill>`
    select id, number, revision, amount, content from bills where sale_id = ${saleId} order by revision desc limit 1`.execute(
    db,
  );
  return rows[0] ?? null;
}

export interface NewBill {
  number: string;
  sale_id: number;
  revision: number;
  replaces_id: number | null;
  amount: number | null;
  content: string;
  key_id: string;
  signature: Buffer;
  link_salt: Buffer;
  issued_at: Date;
}

/** False if the number is taken. A second bill for the same state of a sale violates a constraint instead. */
export async function insertBill(tx: Tx, bill: NewBill): Promise<boolean> {
  const made = await tx
    .insertInto('bills')
    .values(bill)
    .onConflict((taken) => taken.column('number').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

export const removeDueBill = (tx: Tx, saleId: number) =>
  tx.deleteFrom('bills_due').where('sale_id', '=', saleId).execute();

/** Sales that need a bill, in order, to be locked one by one. */
export const dueBills = async (db: Queryable, after: number, atOnce: number): Promise<number[]> =>
  (
    await db
      .selectFrom('bills_due')
      .select('sale_id')
      .where('sale_id', '>', after)
      .orderBy('sale_id')
      .limit(atOnce)
      .execute()
  ).map(({ sale_id }) => sale_id);

/** Locks the sale. False if its bill is no longer due, or another process is working on it. */
export async function lockDueBill(tx: Tx, saleId: number): Promise<boolean> {
  const { rows } = await sql`
    select from sales where id = ${saleId} and exists (select from bills_due where sale_id = ${saleId})
    for update skip locked`.execute(tx);
  return rows.length > 0;
}

/** A bill with everything any viewer may see. `bill-views.rules.ts` decides who sees what. */
export interface BillRow {
  number: string;
  sale_id: number;
  content: string;
  key_id: string;
  public_key: string;
  signature: Buffer;
  link_salt: Buffer;
  replaced_by: string | null;
  status: SaleStatus;
  ended_at: Date | null;
  seller_id: number;
  buyer_id: number;
  dealer_id: number | null;
  car_id: number | null;
}

export async function findBill(db: Queryable, number: string): Promise<BillRow | null> {
  const { rows } = await sql<BillRow>`
    select bills.number, sale_id, content, key_id, public_key, signature, link_salt, newer.number as replaced_by,
      sales.status, ended_at, sales.seller_id, buyer_id, sales.dealer_id,
      case when cars.status = any (${sql.val(publicStatuses.filter((status) => status !== 'removed'))}::text[])
        and cars.published_at is not null and not cars.is_hidden then car_id end as car_id
    from bills join bill_keys on bill_keys.id = key_id join sales on sales.id = sale_id join cars on cars.id = sales.car_id
    left join lateral (select number from bills as newer where newer.replaces_id = bills.id) as newer on true
    where bills.number = ${number}`.execute(db);
  return rows[0] ?? null;
}

export const replaceLinkSalt = (db: Queryable, number: string, salt: Buffer) =>
  db.updateTable('bills').set({ link_salt: salt }).where('number', '=', number).execute();
