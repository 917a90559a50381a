import { useQuery } from '@tanstack/react-query';
import * as api from '../../../lib/api.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { OpenPaymentStrip } from './open-payment-strip.tsx';

interface OpenPaymentsOfCarProps {
  carId: number;
  look?: 'box' | 'row';
  /** It waits for one: room is kept for it until it is there. */
  isAwaited?: boolean;
}

/** Nothing while there are none, and nothing when they cannot be read: what they are for says itself that it waits. */
export function OpenPaymentsOfCar({ carId, look, isAwaited = false }: OpenPaymentsOfCarProps) {
  const { data, isPending } = useQuery(api.payments.open.query({}));
  if (isAwaited && isPending) return <Skeleton className="h-[134px] w-full rounded-m sm:h-[70px]" />;
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
