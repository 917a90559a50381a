import { useQuery } from '@tanstack/react-query';
import * as api from '../../../lib/api.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { OpenPaymentStrip } from './open-payment-strip.tsx';

interface OpenPaymentsOfCarProps {
  carId: number;
  look?: 'box' | 'row';
  /** The car is known to have an open payment, so space is reserved while it loads. */
  isAwaited?: boolean;
}

/** Renders nothing if there are none or if loading fails: the car's status already shows that it's waiting. */
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
