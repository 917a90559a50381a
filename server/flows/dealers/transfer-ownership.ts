import { memberMay, type Reach } from '@forecourt/contract/access/owner.ts';
import type { InvitedRole } from '@forecourt/contract/access/team-rights.ts';
import { transferFlow, type TransferAnswer, type TransferStatus } from '@forecourt/contract/dealers/transfers.flow.ts';
import { transferDays } from '@forecourt/contract/dealers/transfers.ts';
import type { Database, Tx } from '../../database/database.ts';
import { transition } from '../../database/transition.ts';
import { announce } from '../../events/announce.ts';
import { lockReach, lockTeam, type Seat } from '../../features/dealers/team.store.ts';
import {
  insertTransfer,
  lockOpenTransfer,
  lockTransfer,
  overdueTransfers,
  saveTransferOutcome,
  type TransferRow,
} from '../../features/dealers/transfers.store.ts';
import { nameOf } from '../../features/notices/facts.store.ts';
import { fail } from '../../lib/failure.ts';
import { saveRole } from './save-role.ts';

const dayMs = 24 * 60 * 60 * 1000;

interface Offer {
  dealerId: number;
  from: Seat;
  to: Seat;
}

/**
 * Offers the dealership to a colleague. The caller has locked the team and checked that the owner asks. Offering it to
 * the same colleague again changes nothing.
 */
export async function offerOwnership(tx: Tx, { dealerId, from, to }: Offer, now: Date): Promise<void> {
  const open = await lockOpenTransfer(tx, dealerId);
  if (open && isOver(open, now)) await settle(tx, open, { name: 'expire', by: null }, now);
  else if (open?.to_user_id === to.userId) return;
  else if (open) fail('transfer_open', { words: { name: (await nameOf(tx, open.to_user_id)) ?? 'someone else' } });
  const expiresAt = new Date(now.getTime() + transferDays * dayMs);
  const offer = { dealerId, from: from.userId, to: to.userId, role: to.role as InvitedRole, expiresAt };
  const transferId = await insertTransfer(tx, offer);
  await announce(tx, { kind: 'ownership_offered', transferId, people: [from.userId, to.userId], by: from.userId });
}

interface Named {
  dealerId: number;
  transferId: number;
}

/** The colleague's answer. Only now does the owner change, if the offer still holds. Lock order: team, then the offer. */
export function answerTransfer(
  db: Database,
  actor: Reach,
  { dealerId, transferId }: Named,
  answer: TransferAnswer,
  now: Date,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const team = await lockTeam(tx, dealerId);
    const transfer = await lockTransfer(tx, transferId);
    const isTheirs = transfer?.dealer_account_id === dealerId && transfer.to_user_id === actor.userId;
    if (!transfer || !isTheirs) return fail('transfer_not_found');
    refuseSettled(transfer, now);
    if (answer === 'accept') {
      const from = team.find(({ userId }) => userId === transfer.from_user_id);
      const to = team.find(({ userId }) => userId === transfer.to_user_id);
      const reach = await lockReach(tx, actor);
      // The one who offers must still be the owner of a dealer that may change hands.
      const mayTransfer = from && reach.team && memberMay({ ...reach.team, role: from.role }, 'dealer.transfer');
      if (!from || !to || !mayTransfer) return fail('not_allowed');
      // The old owner becomes a manager first, because there is never more than one owner.
      await saveRole(tx, dealerId, from, 'manager', from.userId);
      await saveRole(tx, dealerId, to, 'owner', from.userId);
    }
    await settle(tx, transfer, { name: answer, by: actor.userId }, now);
  });
}

export function withdrawTransfer(
  db: Database,
  { userId }: Reach,
  { dealerId, transferId }: Named,
  now: Date,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await lockTeam(tx, dealerId);
    const transfer = await lockTransfer(tx, transferId);
    const isTheirs = transfer?.dealer_account_id === dealerId && transfer.from_user_id === userId;
    if (!transfer || !isTheirs) return fail('transfer_not_found');
    refuseSettled(transfer, now);
    await settle(tx, transfer, { name: 'withdraw', by: userId }, now);
  });
}

/** For when one of the two leaves the team, the owner changes some other way or the dealership closes. */
export async function endTransfer(tx: Tx, dealerId: number, { by, of }: { by: number; of?: number }): Promise<void> {
  const open = await lockOpenTransfer(tx, dealerId);
  if (!open || (of !== undefined && of !== open.from_user_id && of !== open.to_user_id)) return;
  const now = new Date();
  await settle(tx, open, isOver(open, now) ? { name: 'expire', by: null } : { name: 'end', by }, now);
}

const batchSize = 200;

/** Expires unanswered offers in batches. The next run continues. */
export async function expireTransfers(db: Database, now: Date): Promise<void> {
  for (const { id } of await overdueTransfers(db, now, batchSize))
    await db.transaction().execute(async (tx) => {
      const transfer = await lockTransfer(tx, id);
      // It was settled just now.
      if (transfer?.status !== 'pending') return;
      await settle(tx, transfer, { name: 'expire', by: null }, now);
    });
}

interface Outcome {
  name: TransferAnswer | 'withdraw' | 'expire' | 'end';
  /** Null if it expired. */
  by: number | null;
}

async function settle(tx: Tx, transfer: TransferRow, { name, by }: Outcome, now: Date): Promise<void> {
  const status = transition(transferFlow, name, { from: transfer.status });
  await saveTransferOutcome(tx, transfer.id, { status, by }, now);
  const people = [transfer.from_user_id, transfer.to_user_id];
  const settled = { transferId: transfer.id, outcome: status as Exclude<TransferStatus, 'pending'>, people };
  await announce(tx, { kind: 'ownership_settled', ...settled, ...(by !== null && { by }) });
}

const isOver = ({ expires_at }: TransferRow, now: Date): boolean => expires_at <= now;

function refuseSettled(transfer: TransferRow, now: Date): void {
  const current = transfer.status === 'pending' && isOver(transfer, now) ? 'expired' : transfer.status;
  if (current !== 'pending') fail('transfer_settled', { words: { happened: happened[current] } });
}

const happened: Record<Exclude<TransferStatus, 'pending'>, string> = {
  accepted: 'has already been accepted',
  declined: 'has already been declined',
  withdrawn: 'was withdrawn',
  expired: 'has expired',
  ended: 'no longer holds',
};
