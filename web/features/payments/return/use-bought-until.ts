import { useQuery } from '@tanstack/react-query';
import type { Car } from '@forecourt/contract/cars/car-shapes.ts';
import type { Payment } from '@forecourt/contract/payments/payment-shapes.ts';
import * as api from '../../../lib/api.ts';

/** When the purchase ends, as of now. Null if it isn't running, undefined while that's unknown. */
export function useBoughtUntil(payment: Payment, userId: number, car: Car | null | undefined) {
  const isListing = payment.payment_type === 'listing';
  const { data } = useQuery({
    ...api.payments.userSubscriptions.query({ user_id: userId }),
    enabled: !isListing,
  });
  if (isListing) return car && (isLive(car) ? car.own?.expires_at : null);
  if (!data) return undefined;
  const found = data.subscriptions.filter((one) =>
    payment.payment_type === 'featured'
      ? one.payment_type === 'featured' && one.car_id === payment.car_id
      : one.payment_type === 'membership' && one.membership_id === payment.membership_id,
  );
  // A car that was featured twice in a row has two entries.
  return found.map(({ ends_at }) => ends_at).toSorted((one, other) => Date.parse(other) - Date.parse(one))[0] ?? null;
}

const isLive = ({ status }: Car) => status === 'active' || status === 'reserved';
