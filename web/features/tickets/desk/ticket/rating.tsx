import clsx from 'clsx';
import { Star } from 'lucide-react';

/** How the person was helped, in their words. */
export const Rating = ({ stars, comment }: { stars: number; comment: string | null }) => (
  <div className="grid gap-2">
    <Stars number={stars} />
    {comment && <p className="text-sm text-ink-2">“{comment}”</p>}
  </div>
);

export const Stars = ({ number }: { number: number }) => (
  <span className="inline-flex gap-0.5">
    {[1, 2, 3, 4, 5].map((star) => (
      <Star
        key={star}
        size={17}
        aria-hidden="true"
        className={clsx(star <= number ? 'fill-ink text-ink' : 'text-edge')}
      />
    ))}
    <span className="sr-only">{number} of 5</span>
  </span>
);
