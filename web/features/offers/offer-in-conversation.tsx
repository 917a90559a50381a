import { useQuery } from '@tanstack/react-query';
import * as api from '../../lib/api.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { MakeOfferForm } from './make-offer-form.tsx';

interface OfferInConversationProps {
  carId: number;
  onClose: () => void;
  /** Refetches the conversation. */
  onChanged: () => Promise<void>;
}

/** Makes an offer in the conversation about the car, which shows it afterwards. */
export function OfferInConversation({ carId, onClose, onChanged }: OfferInConversationProps) {
  const { data: car, error, isPending } = useQuery(api.cars.get.query({ id: carId }));
  return (
    <Dialog isForm open onClose={onClose} title="Make an offer">
      {car && <MakeOfferForm car={car} onDone={onClose} onMade={onChanged} />}
      {isPending && <Skeleton className="h-[420px] rounded-m" />}
      {!car && !isPending && (
        <Notice tone="danger">{sentenceOf(error, 'We couldn’t load the car. Please try again.')}</Notice>
      )}
    </Dialog>
  );
}
