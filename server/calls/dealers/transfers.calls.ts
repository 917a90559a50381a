import type { transfers } from '@forecourt/contract/dealers/transfers.ts';
import type { Database } from '../../database/database.ts';
import { findOpenTransfer } from '../../features/dealers/transfers.store.ts';
import { answerTransfer, withdrawTransfer } from '../../flows/dealers/transfer-ownership.ts';
import { reachOf, type Handlers } from '../../lib/handlers.ts';

export const transfersCalls = (db: Database): Handlers<typeof transfers> => ({
  async ownershipTransfer({ dealer_id }, { id }) {
    const transfer = await findOpenTransfer(db, { dealerId: dealer_id, userId: id }, new Date());
    return { success: true, transfer: transfer ?? null };
  },

  async answerOwnershipTransfer({ dealer_account_id, transfer_id, answer }, actor) {
    const named = { dealerId: dealer_account_id, transferId: transfer_id };
    await answerTransfer(db, reachOf(actor), named, answer, new Date());
    return { success: true };
  },

  async withdrawOwnershipTransfer({ dealer_account_id, transfer_id }, actor) {
    const named = { dealerId: dealer_account_id, transferId: transfer_id };
    await withdrawTransfer(db, reachOf(actor), named, new Date());
    return { success: true };
  },
});
