import type { TransferStatus } from '@forecourt/contract/dealers/transfers.flow.ts';
import type { Tx } from '../../database/database.ts';
import { transferFacts } from '../../features/notices/facts.store.ts';

/** For the receiver, while the offer is open. */
export async function offeredNoticeFacts(tx: Tx, transferId: number) {
  const transfer = await transferFacts(tx, transferId);
  if (transfer?.status !== 'pending') return null;
  const facts = { company: transfer.company_name, name: transfer.from_name };
  return { subjectId: transferId, facts, people: [transfer.to_user_id] };
}

/** For the one who waited for it. Who left the team, or got another role by staff, is notified of that instead. */
export async function settledTransferNoticeFacts(
  tx: Tx,
  transferId: number,
  outcome: Exclude<TransferStatus, 'pending'>,
) {
  const transfer = await transferFacts(tx, transferId);
  if (!transfer || outcome === 'ended') return null;
  const isForReceiver = outcome === 'withdrawn';
  const name = isForReceiver ? transfer.from_name : transfer.to_name;
  const people = [isForReceiver ? transfer.to_user_id : transfer.from_user_id];
  return { subjectId: transferId, facts: { company: transfer.company_name, name, outcome }, people };
}
