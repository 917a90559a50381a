import type { InvitedRole } from '@forecourt/contract/access/team-rights.ts';
import type { TransferStatus } from '@forecourt/contract/dealers/transfers.flow.ts';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';
import type { Reached } from '../../database/transition.ts';

const transfers = (db: Queryable) =>
  db
    .selectFrom('ownership_transfers')
    .select([
      'id',
      'dealer_account_id',
      'from_user_id',
      'to_user_id',
      'expires_at',
      sql<TransferStatus>`status`.as('status'),
    ]);

export type TransferRow = NonNullable<Awaited<ReturnType<typeof lockTransfer>>>;

/** Locks the offer so that it is settled only once. */
export const lockTransfer = (tx: Tx, id: number) => transfers(tx).where('id', '=', id).forUpdate().executeTakeFirst();

/** The dealer's open offer, even if its time is up. */
export const lockOpenTransfer = (tx: Tx, dealerId: number) =>
  transfers(tx)
    .where('dealer_account_id', '=', dealerId)
    .where('status', '=', 'pending')
    .forUpdate()
    .executeTakeFirst();

interface NewTransfer {
  dealerId: number;
  from: number;
  to: number;
  role: InvitedRole;
  expiresAt: Date;
}

export const insertTransfer = async (tx: Tx, { dealerId, from, to, role, expiresAt }: NewTransfer): Promise<number> =>
  (
    await tx
      .insertInto('ownership_transfers')
      .values({ dealer_account_id: dealerId, from_user_id: from, to_user_id: to, role, expires_at: expiresAt })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

interface Settled {
  status: Reached<TransferStatus>;
  /** Null if it expired. */
  by: number | null;
}

export const saveTransferOutcome = (tx: Tx, id: number, { status, by }: Settled, now: Date) =>
  tx.updateTable('ownership_transfers').set({ status, settled_by: by, settled_at: now }).where('id', '=', id).execute();

/** The dealer's open offer, for the two it is between. */
export const findOpenTransfer = (
  db: Queryable,
  { dealerId, userId }: { dealerId: number; userId: number },
  now: Date,
) =>
  db
    .selectFrom('ownership_transfers as transfer')
    .innerJoin('users as owner', 'owner.id', 'transfer.from_user_id')
    .innerJoin('users as receiver', 'receiver.id', 'transfer.to_user_id')
    .select([
      'transfer.id',
      'transfer.from_user_id',
      'owner.name as from_name',
      'transfer.to_user_id',
      'receiver.name as to_name',
      'transfer.expires_at',
    ])
    .where('transfer.dealer_account_id', '=', dealerId)
    .where('transfer.status', '=', 'pending')
    .where('transfer.expires_at', '>', now)
    .where((either) => either.or([either('from_user_id', '=', userId), either('to_user_id', '=', userId)]))
    .executeTakeFirst();

/** Offers that expired without an answer. */
export const overdueTransfers = (db: Queryable, now: Date, atMost: number) =>
  db
    .selectFrom('ownership_transfers')
    .select('id')
    .where('status', '=', 'pending')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .orderBy('id')
    .limit(atMost)
    .execute();
