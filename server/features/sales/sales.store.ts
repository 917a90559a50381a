import { standingSaleStatuses, type AmountStatus, type SaleStatus } from '@forecourt/contract/sales/sales.flow.ts';
import { sql, type Insertable, type Updateable } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';
import { accountsOfSale } from '../../database/owner.sql.ts';
import type { Reached } from '../../database/transition.ts';
import type { Sales } from '../../database/types.generated.ts';
import { selectSales, type SaleRow } from './sales.sql.ts';

export const findSale = async (db: Queryable, id: number): Promise<SaleRow | null> =>
  (await selectSales(db, sql`sales.id = ${id}`))[0] ?? null;

export const findSales = (db: Queryable, ids: readonly number[]): Promise<SaleRow[]> =>
  selectSales(db, sql`sales.id = any (${sql.val(ids)}::bigint[])`);

/** The sale that sold this car. */
export const findSaleOfCar = async (db: Queryable, carId: number): Promise<SaleRow | null> =>
  (
    await selectSales(
      db,
      sql`sales.car_id = ${carId} and sales.status = any (${sql.val([...standingSaleStatuses])}::text[])`,
    )
  )[0] ?? null;

/** Locks the sale so that concurrent replies and changes happen one after the other. */
export async function lockSale(tx: Tx, id: number): Promise<SaleRow | null> {
  await tx.selectFrom('sales').select('id').where('id', '=', id).forUpdate().execute();
  return findSale(tx, id);
}

/** Game accounts of everyone involved, on both sides. */
export async function accountsIn(db: Queryable, id: number): Promise<number[]> {
  const { rows } = await sql<{ accounts: number[] }>`
    select ${accountsOfSale} || array(
      select game_account_id from users where users.id = sales.buyer_id
    )::float8[] as accounts from sales where sales.id = ${id}`.execute(db);
  return rows[0]?.accounts ?? [];
}

/** The car's status before the sale, which an undo restores. */
export const carStatusBefore = async (tx: Tx, id: number): Promise<'active' | 'reserved'> =>
  (
    await tx
      .selectFrom('sales')
      .select(sql<'active' | 'reserved'>`car_status_before`.as('before'))
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).before;

export type NewSale = Omit<Insertable<Sales>, 'id' | 'status'>;

/** Null if the car already has a valid sale. The unique index guarantees there is only one. */
export async function insertSale(tx: Tx, sale: NewSale): Promise<number | null> {
  const made = await tx
    .insertInto('sales')
    .values(sale)
    .onConflict((known) => known.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id ?? null;
}

type SaleColumns = Omit<Updateable<Sales>, 'id' | 'status'> & { status?: Reached<SaleStatus> };

export const saveSale = (tx: Tx, id: number, columns: SaleColumns) =>
  tx.updateTable('sales').set(columns).where('id', '=', id).execute();

interface NewAmount {
  saleId: number;
  before: number | null;
  amount: number;
  status: Extract<AmountStatus, 'set' | 'proposed'>;
  by: number;
}

export const insertAmount = (tx: Tx, { saleId, before, amount, status, by }: NewAmount) =>
  tx
    .insertInto('sale_amounts')
    .values({ sale_id: saleId, amount_before: before, amount, status, by_user_id: by })
    .execute();

/** Closes the proposal, because it was answered or no longer needs an answer. */
export const answerProposed = (
  tx: Tx,
  saleId: number,
  status: Extract<AmountStatus, 'agreed' | 'refused' | 'withdrawn'>,
  now: Date,
) =>
  tx
    .updateTable('sale_amounts')
    .set({ status, answered_at: now })
    .where('sale_id', '=', saleId)
    .where('status', '=', 'proposed')
    .execute();

/** Erases the contact details of a user whose account is closed. */
export const clearBuyerContact = (tx: Tx, userId: number) =>
  tx.updateTable('sales').set({ buyer_contact: null }).where('buyer_id', '=', userId).execute();
