import { useQuery } from '@tanstack/react-query';
import type { ConversationEntry } from '@forecourt/contract/messaging/message-shapes.ts';
import { kindsBeforeSale, meetingKinds, type MeetingKind } from '@forecourt/contract/meetings/meeting-values.ts';
import * as api from '../../../lib/api.ts';
import { refetched } from '../../../lib/refetch.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TermsForm } from './terms-form.tsx';

interface ProposeMeetingProps {
  facts: Pick<ConversationEntry, 'id' | 'title' | 'car'> & { dealer_id: number | null };
  userId: number;
  onClose: () => void;
  onChanged: () => Promise<void>;
}

/** Proposes a viewing, test drive or handover in the conversation. */
export function ProposeMeeting({ facts, userId, onClose, onChanged }: ProposeMeetingProps) {
  const { id: conversation_id, title, car, dealer_id } = facts;
  const team = useQuery({ ...api.dealers.team.query({ dealer_id: dealer_id ?? 0 }), enabled: dealer_id !== null });
  const members = (team.data?.members ?? []).toSorted(
    (a, b) => Number(b.user_id === userId) - Number(a.user_id === userId),
  );
  const isReady = dealer_id === null || team.data !== undefined || team.isError;
  return (
    <Dialog isForm open onClose={onClose} title="Propose a meeting">
      {isReady ? (
        <div className="grid gap-5">
          <p className="text-ink-2">
            {title} can accept it, suggest another time or decline. You’ll both be reminded half an hour before.
          </p>
          <TermsForm
            kinds={kindsFor(car)}
            team={members}
            submit="Propose meeting"
            failed="We couldn’t send your proposal. Please try again."
            send={async (typed) => {
              await api.meetings.propose({ conversation_id, ...typed });
              onClose();
              await Promise.all([refetched(), onChanged()]);
            }}
            onCancel={onClose}
          />
        </div>
      ) : (
        <Skeleton className="h-96 rounded-m" />
      )}
    </Dialog>
  );
}

/** A sold car can only be handed over. */
const kindsFor = (car: ConversationEntry['car']): MeetingKind[] =>
  meetingKinds.filter((kind) => car?.status !== 'sold' || !(kindsBeforeSale as readonly MeetingKind[]).includes(kind));
