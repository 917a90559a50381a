import clsx from 'clsx';
import { Camera, Star } from 'lucide-react';
import type { CarCard } from '@forecourt/contract/cars/car-shapes.ts';
import { statusNames } from '../../../lib/car-words.ts';

interface CarTagsProps {
  car: CarCard;
  /** Said where the list itself does not: 'Just listed'. */
  label?: string;
  /** A phone's list has small pictures: there it stands among the words. */
  isRow: boolean;
}

/** What is special about a car, over its picture: featured, or no longer to be had. */
export const CarTags = ({ car, label, isRow }: CarTagsProps) => (
  <div
    className={clsx(
      'pointer-events-none flex flex-wrap gap-1.5 *:inline-flex *:h-6 *:items-center *:gap-1 *:rounded-[7px] *:px-2 *:text-xs *:font-semibold empty:hidden',
      isRow ? 'max-sm:pb-0.5 sm:absolute sm:top-2.5 sm:left-2.5' : 'absolute top-2.5 left-2.5',
    )}
  >
    {car.status !== 'active' && <span className="bg-ink text-paper">{statusNames[car.status]}</span>}
    {car.featured_status === 'active' && (
      <span className={clsx('bg-raised text-ink', isRow && onPaper)}>
        <Star size={12} className="fill-accent text-accent" aria-hidden="true" />
        Featured
      </span>
    )}
    {label && <span className={clsx('bg-raised text-ink', isRow && onPaper)}>{label}</span>}
  </div>
);

const onPaper = 'max-sm:bg-accent-soft max-sm:text-accent-ink';

/** How many pictures there are, where there is more than the one shown; a small picture has no room for it. */
export const PhotoCount = ({ number, isSmall }: { number: number; isSmall: boolean }) => (
  <span
    className={clsx(
      'pointer-events-none absolute right-2.5 bottom-2.5 inline-flex h-6 items-center gap-1 rounded-[7px] bg-[oklch(0.16_0.01_60/0.66)] px-2 text-xs font-semibold text-white',
      isSmall && 'max-sm:hidden',
    )}
  >
    <Camera size={13} aria-hidden="true" />
    {number}
    <span className="sr-only"> photos</span>
  </span>
);
