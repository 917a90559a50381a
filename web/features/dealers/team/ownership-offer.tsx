import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnershipTransfer } from '@forecourt/contract/dealers/transfers.ts';
import type { TransferAnswer } from '@forecourt/contract/dealers/transfers.flow.ts';
import * as api from '../../../lib/api.ts';
import { useLiveEvents } from '../../../lib/live.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Time } from '../../../ui/time.tsx';
import { useTeamAction } from './use-team.ts';

interface OwnershipOfferProps {
  dealerId: number;
  companyName: string;
  userId: number;
}

/** The open offer of ownership: its receiver accepts or declines it, the owner can withdraw it. */
export function OwnershipOffer({ dealerId, companyName, userId }: OwnershipOfferProps) {
  const client = useQueryClient();
  const { data } = useQuery(api.dealers.ownershipTransfer.query({ dealer_id: dealerId }));
  useLiveEvents(({ kind }) => {
    if (kind === 'session_changed' || kind === 'connected') void client.invalidateQueries({ queryKey: ['dealers'] });
  });
  const transfer = data?.transfer;
  if (!transfer) return null;
  const named = { dealer_account_id: dealerId, transfer_id: transfer.id };
  return (
    <section aria-label="Offer of ownership" className="mb-6">
      <Notice>
        {transfer.to_user_id === userId ? (
          <Received
            transfer={transfer}
            companyName={companyName}
            onAnswer={(answer) => api.dealers.answerOwnershipTransfer({ ...named, answer })}
          />
        ) : (
          <Sent transfer={transfer} onWithdraw={() => api.dealers.withdrawOwnershipTransfer(named)} />
        )}
      </Notice>
    </section>
  );
}

interface ReceivedProps {
  transfer: OwnershipTransfer;
  companyName: string;
  onAnswer: (answer: TransferAnswer) => Promise<unknown>;
}

function Received({ transfer, companyName, onAnswer }: ReceivedProps) {
  const [isAccepting, setAccepting] = useState(false);
  const accept = useTeamAction(() => onAnswer('accept'));
  const decline = useTeamAction(() => onAnswer('decline'));
  return (
    <div className="grid gap-3">
      <p>
        <b className="font-semibold">
          {transfer.from_name} offered you the ownership of {companyName}.
        </b>{' '}
        The offer is open until <Time at={transfer.expires_at} as="day" />.
      </p>
      {decline.error && (
        <p role="alert" className="font-medium text-danger">
          {sentenceOf(decline.error, 'We couldn’t decline the offer. Please try again.')}
        </p>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button size="small" disabled={decline.isPending} onClick={() => setAccepting(true)}>
          Accept
        </Button>
        <Button kind="plain" size="small" busy={decline.isPending} onClick={() => decline.mutate()}>
          Decline
        </Button>
      </div>
      <ConfirmDialog
        open={isAccepting}
        title={`Become the owner of ${companyName}?`}
        confirm="Accept ownership"
        isDanger={false}
        failed="We couldn’t accept the offer. Please try again."
        onConfirm={() => accept.mutateAsync()}
        onClose={() => setAccepting(false)}
      >
        <p>
          You’ll control the team, settings and membership, and you’ll be responsible for its payments.{' '}
          {transfer.from_name} becomes a manager. As the owner, you can’t leave the team until someone else has accepted
          the ownership.
        </p>
      </ConfirmDialog>
    </div>
  );
}

function Sent({ transfer, onWithdraw }: { transfer: OwnershipTransfer; onWithdraw: () => Promise<unknown> }) {
  const withdraw = useTeamAction(onWithdraw);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p>
        You offered ownership to <b className="font-semibold">{transfer.to_name}</b>. The offer is open until{' '}
        <Time at={transfer.expires_at} as="day" />.
      </p>
      <Button kind="plain" size="small" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
        Withdraw offer
      </Button>
      {withdraw.error && (
        <p role="alert" className="w-full font-medium text-danger">
          {sentenceOf(withdraw.error, 'We couldn’t withdraw the offer. Please try again.')}
        </p>
      )}
    </div>
  );
}
