import { useSearch } from '@tanstack/react-router';
import { ExpiredNotice } from '../ui/expired-notice.tsx';
import { useMember } from '../features/accounts/use-member.ts';
import { ShareButton } from '../features/car-page/share/share-button.tsx';
import { CarPhoto } from '../shared/cars/photo.tsx';
import { ReturnedPayment } from '../features/payments/return/returned-payment.tsx';
import { paths } from '../lib/paths.ts';
import { textOf } from '../lib/search-text.ts';

export function PaymentReturnPage() {
  const search = useSearch({ from: paths.paymentReturn });
  // A repeated parameter is ignored.
  const paymentId = textOf(search.payment_id);
  const user = useMember();
  if (!user) return null;
  return (
    <ReturnedPayment
      key={paymentId}
      paymentId={paymentId}
      userId={user.id}
      renderPhoto={(car) => <CarPhoto photo={car.images[0]} alt="" sizes="440px" priority className="aspect-16/10" />}
      renderShare={(car) => <ShareButton car={car} />}
      sessionEnded={<ExpiredNotice />}
    />
  );
}
