import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { OpenPaymentStrip } from './open-payment-strip.tsx';

interface OpenPaymentsOfCarProps {
  carId: number;
  look?: 'box' | 'row';
}

/** Nothing while there are none, and nothing when they cannot be read: what they are for says itself that it waits. */
export function OpenPaymentsOfCar({ carId, look }: OpenPaymentsOfCarProps) {
  const { data } = useQuery(api.payments.open.query({}));
  const open = data?.payments.filter(({ car_id }) => car_id === carId) ?? [];
  if (open.length === 0) return null;
  return (
    <div className="grid gap-2">
      {open.map((payment) => (
        <OpenPaymentStrip key={payment.id} payment={payment} look={look} />
      ))}
    </div>
  );
}
