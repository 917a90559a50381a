import { useState, type Ref } from 'react';
import clsx from 'clsx';
import { countOf } from '../lib/format.ts';
import { starPath } from './star-path.ts';

interface StarInputProps {
  chosen: number | undefined;
  onChoose: (rating: number) => void;
  disabled?: boolean;
  /** Field name, needed if the form has more than one. */
  name?: string;
  /** Ref of the star that gets the focus first. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * Five radio buttons styled as stars. Put it inside a fieldset whose legend says what is rated. Arrow keys move between
 * the stars.
 */
export function StarInput({ chosen = 0, onChoose, disabled = false, name = 'rating', ref }: StarInputProps) {
  const [near, setNear] = useState(0);
  const lit = near || chosen;
  return (
    <div className="flex items-center gap-x-3">
      <div className="-ml-1.5 flex" onPointerLeave={() => setNear(0)}>
        {places.map((place) => (
          <label
            key={place}
            onPointerEnter={(event) => event.pointerType === 'mouse' && !disabled && setNear(place)}
            className={clsx(
              'relative grid size-11 place-items-center rounded-m has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-ink',
              disabled ? 'cursor-not-allowed opacity-60' : 'cursor-pointer',
            )}
          >
            <input
              {...(place === (chosen || 1) && { ref })}
              type="radio"
              name={name}
              value={place}
              checked={chosen === place}
              disabled={disabled}
              onChange={() => onChoose(place)}
              className="sr-only"
            />
            <svg viewBox="0 0 24 24" width="32" height="32" strokeLinejoin="round" aria-hidden="true">
              <path
                d={starPath}
                strokeWidth="1.5"
                className={clsx(
                  'transition-colors',
                  place <= lit ? 'fill-gold stroke-gold' : 'fill-transparent stroke-edge',
                )}
              />
            </svg>
            <span className="sr-only">
              {countOf(place, 'star')}, {meanings[place]}
            </span>
          </label>
        ))}
      </div>
      {/* Read out with its star. */}
      <span aria-hidden="true" className="block text-sm font-medium text-ink-2 first-letter:uppercase">
        {meanings[lit]}
      </span>
    </div>
  );
}

const places = [1, 2, 3, 4, 5] as const;

const meanings = ['', 'poor', 'fair', 'okay', 'good', 'great'];
