import { Link } from '@tanstack/react-router';
import type { Car } from '@forecourt/contract/cars/car-shapes.ts';
import type { CarStatus } from '@forecourt/contract/cars/cars.flow.ts';
import { paths } from '../../lib/paths.ts';
import { Notice } from '../../ui/notice.tsx';
import { Time } from '../../ui/time.tsx';

/** Says at the top that a car isn't available, and where to look instead. Renders nothing for cars on sale. */
export function StatusBanner({ car }: { car: Car }) {
  const banner = bannerOf(car);
  if (!banner) return null;
  return (
    <Notice tone={banner.tone}>
      <p className="font-semibold">{banner.title}</p>
      <p className="text-ink-2">
        {car.status === 'sold' && car.sold_at && (
          <>
            Sold on <Time at={car.sold_at} as="day" />.{' '}
          </>
        )}
        {car.held_until && (
          <>
            Reserved until <Time at={car.held_until} as="deadline" />.{' '}
          </>
        )}
        {textOf(car, banner)}
        {!car.own && (
          <>
            {' '}
            <Link
              to={paths.browse}
              search={{ make: car.make, model: car.model }}
              className="text-ink underline decoration-edge underline-offset-4 hover:decoration-ink"
            >
              Find another {car.model}
            </Link>
          </>
        )}
      </p>
    </Notice>
  );
}

/** A listing the seller's side deleted counts as deleted, whatever staff decided earlier. */
const isDeleted = ({ own, status }: Car) => status === 'removed' && own?.removed_by === 'seller';

function bannerOf(car: Car): Banner | null {
  const banner = banners[car.status];
  if (!car.own || !banner || car.status !== 'removed') return banner;
  if (!isDeleted(car)) return { ...banner, title: 'Our staff removed this listing' };
  return { ...banner, title: car.dealer_id === null ? 'You deleted this listing' : 'Your team deleted this listing' };
}

const textOf = (car: Car, banner: Banner) => {
  const { own } = car;
  if (!own) return car.held_until === null ? banner.text : heldText;
  if (car.held_until !== null) return 'You accepted an offer. Other buyers can still make offers.';
  if (own.transitions.includes('restore')) return `${banner.toOwner} You can restore it as it was.`;
  return own.status_reason && !isDeleted(car) ? `Reason: ${own.status_reason}` : banner.toOwner;
};

interface Banner {
  tone: 'info' | 'good' | 'warn';
  title: string;
  text: string;
  toOwner: string;
}

const heldText = 'The seller accepted an offer. Make one too to be next in line.';

const banners: Record<CarStatus, Banner | null> = {
  active: null,
  reserved: {
    tone: 'warn',
    title: 'This car is reserved',
    text: 'The seller is holding it for another buyer. Add it to your favourites in case it goes back on sale.',
    toOwner: 'No one can contact you about it until you end the reservation.',
  },
  sold: {
    tone: 'good',
    title: 'This car has been sold',
    text: 'We keep this page so you can check its price and history.',
    toOwner: 'Did the sale fall through? You can undo it below until the buyer responds.',
  },
  expired: {
    tone: 'info',
    title: 'This listing has expired',
    text: 'The seller hasn’t renewed it.',
    toOwner: 'Buyers can’t find it. Renew it to put it back on sale.',
  },
  removed: {
    tone: 'info',
    title: 'This listing has been removed',
    text: 'It’s no longer for sale here.',
    toOwner: 'Buyers can’t find it.',
  },
  flagged: {
    tone: 'warn',
    title: 'This listing is under review',
    text: 'Our staff are reviewing it.',
    toOwner: 'Our staff are reviewing it. Buyers can’t see it until the review is done.',
  },
  pending: {
    tone: 'warn',
    title: 'This listing is waiting for payment',
    text: 'It’ll go live as soon as it’s paid for.',
    toOwner: 'It’ll go live as soon as it’s paid for.',
  },
  draft: {
    tone: 'info',
    title: 'This is a draft',
    text: 'It isn’t listed yet.',
    toOwner: 'Visitors can’t see it. Edit it to finish and list it.',
  },
};
