import { z } from 'zod';
import { team } from '../access/who.ts';
import { call } from '../kit/call.ts';
import { done, Id, Moment, success } from '../kit/shapes.ts';
import { transferAnswers } from './transfers.flow.ts';

/** Unanswered offers of ownership expire after this many days. */
export const transferDays = 7;

export const OwnershipTransfer = z
  .object({
    id: Id,
    from_user_id: Id,
    from_name: z.string(),
    to_user_id: Id,
    to_name: z.string(),
    expires_at: Moment,
  })
  .meta({ title: 'OwnershipTransfer' });
export type OwnershipTransfer = z.output<typeof OwnershipTransfer>;

const ofDealer = { dealer_account_id: Id, transfer_id: Id };

/** Offers of ownership. `dealers.changeMemberRole` with `owner` makes one. */
export const transfers = {
  ownershipTransfer: call('GET /api/dealers.php?action=ownership_transfer', {
    summary: 'Get the dealer’s open offer of ownership. Only the owner and the receiver see it.',
    who: team('dealer_id', 'cars.read'),
    limit: 'browse',
    input: z.object({ dealer_id: Id }),
    output: success('transfer', OwnershipTransfer.nullable()),
  }),
  answerOwnershipTransfer: call('PUT /api/dealers.php?action=answer_ownership_transfer', {
    summary: 'Accept or decline an offer of ownership. If you accept, the former owner becomes a manager.',
    who: team('dealer_account_id', 'cars.read'),
    limit: 'conversation',
    input: z.object({ ...ofDealer, answer: z.enum(transferAnswers) }),
    output: done,
    fails: ['transfer_not_found', 'transfer_settled'],
  }),
  withdrawOwnershipTransfer: call('PUT /api/dealers.php?action=withdraw_ownership_transfer', {
    summary: 'Withdraw an offer of ownership',
    who: team('dealer_account_id', 'dealer.transfer'),
    limit: 'conversation',
    input: z.object(ofDealer),
    output: done,
    fails: ['transfer_not_found', 'transfer_settled'],
  }),
};
