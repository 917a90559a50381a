import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import type { Car } from '@forecourt/contract/cars/car-shapes.ts';
import { countOf } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { AwardIcon } from '../../shared/awards/award-icon.tsx';
import { AwayNote } from '../../shared/people/away-note.tsx';
import { Rating } from '../../shared/people/rating.tsx';
import { Time } from '../../ui/time.tsx';
import { SellerAvatar } from './seller-avatar.tsx';

interface SellerBlockProps {
  car: Car;
  dealerBadge: ReactNode;
  follow: ReactNode;
}

/** The seller. A dealer's car shows the dealer's name, with the contact's name below. */
export const SellerBlock = ({ car, dealerBadge, follow }: SellerBlockProps) => {
  const { seller } = car;
  const isDealer = car.dealer_id !== null;
  const name = seller.company_name ?? seller.name;
  const person = { userId: String(seller.id) };
  return (
    <section aria-label="Seller" className="grid gap-4">
      <div className="flex items-start gap-4">
        <SellerAvatar car={car} />
        <div className="grid min-w-0 gap-1">
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            {car.dealer_id === null ? (
              <Link to={paths.user} params={person} className={nameLook}>
                {name}
              </Link>
            ) : (
              <Link to={paths.company} params={{ dealerId: String(car.dealer_id) }} className={nameLook}>
                {name}
              </Link>
            )}
            {isDealer && dealerBadge}
          </div>
          <p className="text-sm">
            <Rating rating={seller.rating} totalReviews={seller.total_reviews} size={15} />
          </p>
          <p className="text-sm text-ink-2">
            {isDealer && seller.company_name ? (
              <>
                Your contact:{' '}
                <Link
                  to={paths.user}
                  params={person}
                  className="rounded-s underline decoration-edge underline-offset-4"
                >
                  {seller.name}
                </Link>
              </>
            ) : (
              'Private seller'
            )}
            {seller.active_cars > 0 && ` · ${countOf(seller.active_cars, 'car')} for sale`}
          </p>
          {seller.awards.length > 0 && <Medals awards={seller.awards} />}
          <p className="text-sm text-ink-3">
            {isDealer ? 'Dealer since' : 'Member since'} <Time at={seller.member_since} as="day" />
          </p>
        </div>
      </div>
      {/* Keeps its height free, because the button appears after the page. */}
      {follow && <div className="min-h-9">{follow}</div>}
      {seller.away && <AwayNote away={seller.away} className="text-sm" />}
    </section>
  );
};

const nameLook = 'min-w-0 rounded-s font-semibold wrap-anywhere decoration-edge underline-offset-4 hover:underline';

/** Small medals, labelled by name. */
const Medals = ({ awards }: Pick<Car['seller'], 'awards'>) => (
  <ul aria-label="Awards" className="flex flex-wrap gap-1 py-0.5">
    {awards.map(({ name, icon }) => (
      <li key={name} title={name}>
        <AwardIcon icon={icon} size={24} />
        <span className="sr-only">{name}</span>
      </li>
    ))}
  </ul>
);
