import { Link } from '@tanstack/react-router';
import type { Car } from '@forecourt/contract/cars/car-shapes.ts';
import type { CarStatus } from '@forecourt/contract/cars/cars.flow.ts';
import { paths } from '../../../lib/paths.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Time } from '../../../ui/time.tsx';

/** Says at the top that a car cannot be had (any more), and where to look instead. Nothing for one that is for sale. */
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

/** What its seller's side deleted is their own doing, whatever staff said of it earlier. */
const isDeleted = ({ own, status }: Car) => status === 'removed' && own?.removed_by === 'seller';

function bannerOf(car: Car): Banner | null {
  const banner = banners[car.status];
  if (!car.own || !banner || car.status !== 'removed') return banner;
  if (!isDeleted(car)) return { ...banner, title: 'Our staff removed this listing' };
  return { ...banner, title: car.dealer_id === null ? 'You deleted this listing' : 'Your team deleted this listing' };
}

const textOf = (car: Car, banner: Banner) => {
  const { own } = car;
  if (!own) return banner.text;
  if (own.transitions.includes('restore')) return `${banner.toOwner} You can restore it as it was.`;
  return own.status_reason && !isDeleted(car) ? `Reason: ${own.status_reason}` : banner.toOwner;
};

interface Banner {
  tone: 'info' | 'good' | 'warn';
  title: string;
  text: string;
  toOwner: string;
}

const banners: Record<CarStatus, Banner | null> = {
  active: null,
  reserved: {
    tone: 'warn',
    title: 'This car is reserved',
    text: 'The seller holds it for somebody. Keep it as a favourite in case it comes back on sale.',
    toOwner: 'Nobody can contact you about it until you end the reservation.',
  },
  sold: {
    tone: 'good',
    title: 'This car has been sold',
    text: 'It stays here for its price and its history.',
    toOwner: 'Did the sale fall through? Until the buyer has answered, you can undo it below.',
  },
  expired: {
    tone: 'info',
    title: 'This listing has expired',
    text: 'The seller has not renewed it.',
    toOwner: 'Buyers no longer find it. Renew it to bring it back as it was.',
  },
  removed: {
    tone: 'info',
    title: 'This listing has been removed',
    text: 'It is no longer for sale here.',
    toOwner: 'Buyers no longer find it.',
  },
  flagged: {
    tone: 'warn',
    title: 'This listing is under review',
    text: 'Our staff are looking at it.',
    toOwner: 'Our staff are looking at it. Buyers cannot see it in the meantime.',
  },
  pending: {
    tone: 'warn',
    title: 'This listing awaits its payment',
    text: 'It goes live as soon as it is paid.',
    toOwner: 'It goes live as soon as it is paid.',
  },
  draft: {
    tone: 'info',
    title: 'This is a draft',
    text: 'It is not listed yet.',
    toOwner: 'Only you see it. Edit it to finish and list it.',
  },
};
