import { useQuery } from '@tanstack/react-query';
import type { Meeting } from '@forecourt/contract/meetings/meeting-shapes.ts';
import * as api from '../../../lib/api.ts';
import { refetched } from '../../../lib/refetch.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TermsForm } from '../propose/terms-form.tsx';
import { otherFirstName } from '../words.ts';

interface SuggestDialogProps {
  meeting: Meeting;
  onClose: () => void;
  onChanged: () => Promise<void>;
}

/** Suggests another time or place, starting from the ones on the table. */
export function SuggestDialog({ meeting, onClose, onChanged }: SuggestDialogProps) {
  const { meeting_id: id, proposed, agreed, kind } = meeting;
  const areas = useQuery({ ...api.areas.list.query({}), staleTime: 10 * 60_000 });
  const terms = proposed ?? agreed;
  if (!terms) return null;
  const start = new Date(terms.starts_at);
  const area = areas.data?.regions.flatMap((region) => region.areas).find(({ name }) => name === terms.area);
  return (
    <Dialog isForm open onClose={onClose} title="Suggest another time or place">
      {areas.data || areas.isError ? (
        <div className="grid gap-5">
          {agreed && (
            <p className="text-ink-2">
              The meeting stays as agreed until {otherFirstName(meeting)} accepts the change.
            </p>
          )}
          <TermsForm
            kinds={[kind]}
            values={{
              date: new Intl.DateTimeFormat('sv').format(start),
              time: new Intl.DateTimeFormat('sv', { timeStyle: 'short' }).format(start),
              area_id: area?.id ?? 0,
              place: terms.place,
            }}
            submit="Send suggestion"
            failed="We couldn’t send your suggestion. Please try again."
            send={async ({ kind: _kind, seller_id: _seller, ...typed }) => {
              await api.meetings.suggest({ id, proposal_id: terms.id, is_change: agreed !== null, ...typed });
              onClose();
              await Promise.all([refetched(), onChanged()]);
            }}
            onCancel={onClose}
          />
        </div>
      ) : (
        <Skeleton className="h-80 rounded-m" />
      )}
    </Dialog>
  );
}
