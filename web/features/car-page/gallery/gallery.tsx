import { useState, type ReactNode } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Photo } from '@forecourt/contract/photos/photos.ts';
import { useBackCloses } from '../../../lib/use-back-closes.ts';
import { Lightbox, preloadLightbox } from '../../../shared/photos/lightbox.tsx';
import { Thumbnails } from '../../../shared/photos/thumbnails.tsx';
import { NoPhoto } from '../../../shared/cars/no-photo.tsx';
import { Stage } from './stage.tsx';
import { useArrowKeys } from './use-arrow-keys.ts';
import { useGallery } from './use-gallery.ts';

interface GalleryProps {
  photos: readonly Photo[];
  title: string;
}

export function Gallery({ photos, title }: GalleryProps) {
  const { position, index, jumped, step, show } = useGallery(photos.length);
  const [isFull, setFull] = useState(false);
  useArrowKeys(step);
  useBackCloses(isFull, () => setFull(false));
  if (photos.length === 0) return <NoPhotos title={title} />;

  return (
    <section aria-label={`Photos of ${title}`} aria-roledescription="carousel" className="grid gap-2.5">
      <div className="group/stage relative overflow-hidden rounded-xl bg-sunken max-[500px]:-mx-4 max-[500px]:rounded-none">
        <Stage
          photos={photos}
          title={title}
          position={position}
          slides={!jumped}
          onStep={step}
          onOpen={() => setFull(true)}
          onNear={preloadLightbox}
        />
        {photos.length > 1 && (
          <>
            <TurnButton label="Previous photo" side="left-3" onClick={() => step(-1)}>
              <ChevronLeft size={22} aria-hidden="true" />
            </TurnButton>
            <TurnButton label="Next photo" side="right-3" onClick={() => step(1)}>
              <ChevronRight size={22} aria-hidden="true" />
            </TurnButton>
          </>
        )}
        <p className="pointer-events-none absolute right-3 bottom-3 rounded-s bg-[oklch(0.15_0.01_60/0.8)] px-2.5 py-1 text-sm font-semibold text-white">
          <span aria-hidden="true">
            {index + 1} / {photos.length}
          </span>
          <span className="sr-only" aria-live="polite">
            Photo {index + 1} of {photos.length}
          </span>
        </p>
      </div>
      {photos.length > 1 && <Thumbnails photos={photos} chosen={index} onChoose={show} />}
      <Lightbox
        open={isFull}
        photos={photos}
        title={title}
        index={index}
        onView={show}
        onClose={() => setFull(false)}
      />
    </section>
  );
}

interface TurnButtonProps {
  label: string;
  side: string;
  onClick: () => void;
  children: ReactNode;
}

/** Faint until the pointer is over the picture. */
const TurnButton = ({ label, side, onClick, children }: TurnButtonProps) => (
  <button
    type="button"
    aria-label={label}
    onClick={onClick}
    className={`absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center rounded-full bg-surface/92 text-ink shadow-lift transition-opacity hover:bg-surface focus-visible:opacity-100 [@media(hover:hover)]:opacity-60 [@media(hover:hover)]:group-hover/stage:opacity-100 [@media(hover:hover)]:focus-visible:opacity-100 ${side}`}
  >
    {children}
  </button>
);

const NoPhotos = ({ title }: { title: string }) => (
  <div className="relative overflow-hidden rounded-xl max-[500px]:-mx-4 max-[500px]:rounded-none">
    <NoPhoto alt={title} className="aspect-16/10" />
    <p className="absolute inset-x-0 bottom-[12%] text-center text-ink-2">The seller hasn’t added any photos</p>
  </div>
);
