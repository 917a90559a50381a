import { useRef } from 'react';
import clsx from 'clsx';
import { Heart } from 'lucide-react';
import { useFavourite } from './use-favourite.ts';

interface HeartButtonProps {
  carId: number;
  title: string;
  isSignedIn: boolean;
  onLogIn: () => void;
  /** `over` a picture has its own background. `plain` is for button rows. */
  look?: 'over' | 'plain';
  /** Where a removed car leaves the screen, the toast offers Undo. */
  offersUndo?: boolean;
}

/** Adds a car to the favourites or removes it. Visitors are asked to log in. */
export function HeartButton({ carId, title, isSignedIn, onLogIn, look = 'over', offersUndo }: HeartButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const onResume = () => button.current?.scrollIntoView({ block: 'center' });
  const { isFavourite, set } = useFavourite({ carId, title, isSignedIn, onLogIn, offersUndo, onResume });
  const label = isFavourite ? `Remove ${title} from favourites` : `Add ${title} to favourites`;
  return (
    <button
      ref={button}
      type="button"
      data-heart
      aria-pressed={isFavourite}
      aria-label={label}
      title={label}
      onClick={() => set(!isFavourite)}
      className={clsx('group/heart inline-grid shrink-0 place-items-center transition-colors', looks[look])}
    >
      <Heart
        size={20}
        aria-hidden="true"
        className={clsx(
          'transition-transform duration-150 group-active/heart:scale-80',
          isFavourite ? 'fill-accent-fill text-accent-fill' : 'text-ink',
        )}
      />
    </button>
  );
}

const looks = {
  over: 'size-10 rounded-full bg-surface/92 shadow-lift hover:bg-surface',
  plain: 'size-[42px] rounded-m border border-line bg-surface hover:border-edge',
};
