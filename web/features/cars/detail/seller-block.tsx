import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import type { Car } from '@forecourt/contract/cars/car-shapes.ts';
import { countOf } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { Time } from '../../../ui/time.tsx';
import { SellerAvatar } from './seller-avatar.tsx';

interface SellerBlockProps {
  car: Car;
  dealerBadge: ReactNode;
}

/** Who sells it. A dealer's car carries the dealer's name, with the person's beneath. */
export const SellerBlock = ({ car, dealerBadge }: SellerBlockProps) => {
  const { seller } = car;
  const isDealer = car.dealer_id !== null;
  const name = seller.company_name ?? seller.name;
  return (
    <section aria-label="Seller" className="flex items-start gap-4">
      <SellerAvatar car={car} />
      <div className="grid min-w-0 gap-1">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Link
            to={paths.user}
            params={{ userId: String(seller.id) }}
            className="min-w-0 rounded-s font-semibold wrap-anywhere decoration-edge underline-offset-4 hover:underline"
          >
            {name}
          </Link>
          {isDealer && dealerBadge}
        </div>
        <p className="text-sm text-ink-2">
          {isDealer && seller.company_name ? `Your contact: ${seller.name}` : 'Private seller'}
          {seller.active_cars > 0 && ` · ${countOf(seller.active_cars, 'car')} for sale`}
        </p>
        <p className="text-sm text-ink-3">
          Member since <Time at={seller.member_since} as="day" />
        </p>
      </div>
    </section>
  );
};
