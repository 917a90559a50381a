import clsx from 'clsx';
import type { Photo } from '@forecourt/contract/photos/photos.ts';
import { CarPhoto } from '../../../shared/cars/photo.tsx';
import { useSwipe } from './use-swipe.ts';
import { wrapped } from './use-gallery.ts';

interface StageProps {
  photos: readonly Photo[];
  title: string;
  position: number;
  /** True to slide to the next picture, false to switch without animation. */
  slides: boolean;
  onStep: (by: 1 | -1) => void;
  onOpen: () => void;
  /** Called when the pointer or the focus arrives, because full screen may be next. */
  onNear: () => void;
}

/** The large picture with its neighbours on both sides. */
export function Stage({ photos, title, position, slides, onStep, onOpen, onNear }: StageProps) {
  const { offset, isClick, handlers } = useSwipe(onStep, photos.length > 1);
  const around = photos.length > 1 ? [position - 1, position, position + 1] : [position];
  return (
    <button
      type="button"
      onClick={() => isClick() && onOpen()}
      onPointerEnter={onNear}
      onFocus={onNear}
      {...handlers}
      className="relative block aspect-16/10 w-full cursor-zoom-in touch-pan-y overflow-hidden focus-visible:-outline-offset-4"
    >
      <span
        className={clsx('absolute inset-0', offset === null && slides && 'transition-transform duration-300 ease-out')}
        style={{ transform: `translateX(calc(${position * -100}% + ${offset ?? 0}px))` }}
      >
        {around.map((place) => {
          const index = wrapped(place, photos.length);
          const photo = photos[index];
          if (!photo) return null;
          const isShown = place === position;
          return (
            <span
              key={place}
              aria-hidden={!isShown || undefined}
              // The inline style says the same and more, but needs scripts.
              className={clsx('absolute inset-y-0 w-full', place < 0 ? '-left-full' : place > 0 && 'left-full')}
              style={{ left: `${place * 100}%` }}
            >
              <CarPhoto
                photo={photo}
                alt={isShown ? `${title}, photo ${index + 1} of ${photos.length}` : ''}
                sizes="(min-width: 1024px) min(880px, 62vw), 100vw"
                priority={isShown}
                className="size-full"
              />
            </span>
          );
        })}
      </span>
      <span className="sr-only">View full screen</span>
    </button>
  );
}
