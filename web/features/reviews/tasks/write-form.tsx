import type { OwnReview } from '@forecourt/contract/reviews/review-shapes.ts';
import type { Sale } from '@forecourt/contract/sales/sale-shapes.ts';
import * as api from '../../../lib/api.ts';
import { refetched } from '../../../lib/refetch.ts';
import { dayText } from '../../../lib/format.ts';
import { showToast } from '../../../ui/toast-list.ts';
import { words } from '../words.ts';
import { ReviewForm } from './review-form.tsx';

interface WriteFormProps {
  sale: Sale;
  /** The end of the review period, when the review goes public at the latest. */
  until: string;
  onDone: (review: OwnReview) => void;
  onCancel: () => void;
}

export function WriteForm({ sale, until, onDone, onCancel }: WriteFormProps) {
  const other = otherSide(sale);
  return (
    <ReviewForm
      values={{}}
      note={`Your review goes public once ${other} leaves one too, or on ${dayText(until)} at the latest. Until then, only you can see it.`}
      failed={words.createFailed}
      button="Send review"
      send={async (written) => {
        const { review } = await api.reviews.write({ sale_id: sale.id, ...written });
        showToast({
          title: 'Thank you for your review',
          text:
            review.state === 'shown'
              ? 'You’ve both left a review, so both are now public.'
              : `It goes public once ${other} leaves one too, or on ${dayText(review.shown_from)}.`,
          tone: 'good',
        });
        onDone(review);
        await refetched();
      }}
      onCancel={onCancel}
    >
      <p className="text-ink-2">
        How was {sale.side === 'buyer' ? 'buying' : 'selling'} “{sale.car_name}” {sale.side === 'buyer' ? 'from' : 'to'}{' '}
        <b className="font-semibold text-ink">{other}</b>?
      </p>
    </ReviewForm>
  );
}

const otherSide = ({ side, dealer_name, seller_name, buyer_name }: Sale): string =>
  side === 'buyer' ? (dealer_name ?? seller_name) : (buyer_name ?? 'the buyer');
