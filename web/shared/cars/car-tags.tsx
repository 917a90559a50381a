import clsx from 'clsx';
import { Camera, Star } from 'lucide-react';
import type { CarCard } from '@forecourt/contract/cars/car-shapes.ts';
import { dealNames } from '@forecourt/contract/cars/filter-values.ts';
import { statusNames } from '../../lib/car-words.ts';

interface CarTagsProps {
  car: CarCard;
  /** Added by the list: 'Just listed'. */
  label?: string;
  /** True over the picture. With small pictures, the tags go into the text. */
  isOver: boolean;
}

/** A car's tags: the rating of its price, featured, or no longer available. */
export const CarTags = ({ car, label, isOver }: CarTagsProps) => (
  <div
    className={clsx(
      'pointer-events-none flex flex-wrap gap-1.5 *:inline-flex *:h-6 *:items-center *:gap-1 *:rounded-[7px] *:px-2 *:text-xs *:font-semibold *:whitespace-nowrap empty:hidden',
      // Beside the heart, and above the button to compare.
      isOver ? 'absolute top-2 right-15 left-2 @max-[10rem]:gap-1 @max-[10rem]:*:h-5!' : '*:h-5!',
    )}
  >
    {car.status !== 'active' ? (
      <span className="bg-ink text-paper">{statusNames[car.status]}</span>
    ) : (
      car.deal && <span className={looks[car.deal]}>{dealNames[car.deal]}</span>
    )}
    {car.featured_status === 'active' && (
      <span className={clsx('bg-raised text-ink', !isOver && onPaper)}>
        <Star size={12} className="fill-accent text-accent" aria-hidden="true" />
        <span className={clsx(isOver && '@max-[10rem]:sr-only')}>Featured</span>
      </span>
    )}
    {label && <span className={clsx('bg-raised text-ink', !isOver && onPaper)}>{label}</span>}
  </div>
);

const looks = {
  great: 'bg-good text-paper',
  good: 'bg-good-soft text-good',
  fair: 'bg-sunken text-ink-2',
  high: 'bg-warn-soft text-warn',
};
const onPaper = 'bg-accent-soft! text-accent-ink!';

/** The number of pictures, if there is more than the one shown. The smallest cards have no room for it. */
export const PhotoCount = ({ number }: { number: number }) => (
  <span className="pointer-events-none absolute right-2 bottom-2 inline-flex @max-[10rem]:hidden h-6 items-center gap-1 rounded-[7px] bg-[oklch(0.16_0.01_60/0.66)] px-2 text-xs font-semibold text-white">
    <Camera size={13} aria-hidden="true" />
    {number}
    <span className="sr-only"> photos</span>
  </span>
);
