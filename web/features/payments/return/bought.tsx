import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import type { Car } from '@forecourt/contract/cars/car-shapes.ts';
import type { Payment } from '@forecourt/contract/payments/payment-shapes.ts';
import { money } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { Time } from '../../../ui/time.tsx';
import { useBoughtUntil } from './use-bought-until.ts';

interface BoughtProps {
  payment: Payment;
  userId: number;
  car: Car | null | undefined;
  renderPhoto: (car: Car) => ReactNode;
}

/** The purchased item and how long it lasts. */
export function Bought({ payment, userId, car, renderPhoto }: BoughtProps) {
  const until = useBoughtUntil(payment, userId, car);
  return (
    <div className="w-full max-w-[440px] overflow-hidden rounded-xl border border-line bg-surface text-left">
      {car && car.images.length > 0 && renderPhoto(car)}
      <div className="grid gap-1 px-5 py-4">
        <div className="flex items-baseline justify-between gap-4">
          <p className="text-lg font-semibold">
            {car ? (
              <Link to={paths.car} params={{ id: String(car.id) }} className="hover:underline hover:underline-offset-4">
                {car.title}
              </Link>
            ) : (
              payment.subject
            )}
          </p>
          {car && <p className="wide shrink-0">{money(car.price)}</p>}
        </div>
        {until !== null && (
          <p className="min-h-6 text-ink-2">
            {until && (
              <>
                {runs[payment.payment_type]} until <Time at={until} as="day" />
              </>
            )}
          </p>
        )}
      </div>
    </div>
  );
}

const runs: Record<Payment['payment_type'], string> = {
  listing: 'Live',
  featured: 'Featured',
  membership: 'Member',
  renewal: 'Member',
};
