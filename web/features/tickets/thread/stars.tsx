import { useState, type Ref } from 'react';
import clsx from 'clsx';
import { Star as StarIcon } from 'lucide-react';

export const starCounts = [1, 2, 3, 4, 5] as const;

export const Star = ({ isLit, size = 20 }: { isLit: boolean; size?: number }) => (
  <StarIcon
    size={size}
    strokeWidth={1.6}
    className={clsx('transition-colors', isLit ? 'fill-accent text-accent' : 'text-edge')}
    aria-hidden="true"
  />
);

interface StarChoiceProps {
  chosen: number | undefined;
  onChoose: (rating: number) => void;
  /** Of the star that has the focus first. */
  ref?: Ref<HTMLInputElement>;
}

/** Five radio buttons that look like stars: the arrow keys move between them. */
export function StarChoice({ chosen = 0, onChoose, ref }: StarChoiceProps) {
  const [near, setNear] = useState(0);
  return (
    <div className="-m-1 flex" onPointerLeave={() => setNear(0)}>
      {starCounts.map((place) => (
        <label
          key={place}
          onPointerEnter={(event) => event.pointerType === 'mouse' && setNear(place)}
          className="cursor-pointer rounded-s p-1 has-focus-visible:outline-2 has-focus-visible:outline-ink"
        >
          <input
            {...(place === (chosen || 1) && { ref })}
            type="radio"
            name="rating"
            value={place}
            checked={chosen === place}
            onChange={() => onChoose(place)}
            className="sr-only"
          />
          <Star isLit={place <= (near || chosen)} size={32} />
          <span className="sr-only">{names[place]}</span>
        </label>
      ))}
    </div>
  );
}

const names = { 1: '1 star, poor', 2: '2 stars, fair', 3: '3 stars, okay', 4: '4 stars, good', 5: '5 stars, great' };
