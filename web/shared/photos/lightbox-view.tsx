import Lightbox from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import type { Photo } from '@forecourt/contract/photos/photos.ts';
import { isMedia } from '../../lib/media.ts';
import { sourcesOf } from '../../lib/photo-sources.ts';
import { Thumbnails } from './thumbnails.tsx';

export interface LightboxViewProps {
  photos: readonly Photo[];
  title: string;
  index: number;
  onView: (index: number) => void;
  onClose: () => void;
}

/** Full-window gallery with zoom. */
export function LightboxView({ photos, title, index, onView, onClose }: LightboxViewProps) {
  const isOne = photos.length === 1;
  const slides = photos.map((photo, at) => slideOf(photo, `${title}, photo ${at + 1} of ${photos.length}`));
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      slides={slides}
      plugins={isOne ? [Zoom] : [Zoom, Counter]}
      carousel={{ finite: isOne, padding: 0 }}
      controller={{ closeOnPullDown: true, closeOnBackdropClick: true }}
      labels={{ Lightbox: `Photos of ${title}` }}
      animation={isMedia('(prefers-reduced-motion: reduce)') ? { fade: 0, swipe: 0 } : { fade: 180, swipe: 300 }}
      {...(!isOne && { styles: aboveThumbnails })}
      zoom={{ maxZoomPixelRatio: 2 }}
      render={{
        ...(isOne && { buttonPrev: () => null, buttonNext: () => null }),
        iconLoading: () => null,
        controls: () =>
          !isOne && (
            <div
              className="absolute inset-x-0 bottom-0 mx-auto w-fit max-w-full px-4 py-3 scheme-dark"
              style={{ height: thumbnailsHeight }}
            >
              <Thumbnails photos={photos} chosen={index} onChoose={onView} width="w-[112px]" />
            </div>
          ),
        slideContainer: ({ slide, children }) => (
          <>
            <Meanwhile photo={photos[slides.findIndex(({ src }) => src === slide.src)]} />
            {children}
          </>
        ),
      }}
      on={{ view: ({ index: shown }) => onView(shown) }}
    />
  );
}

const thumbnailsHeight = 100;
/** The picture and the arrows are centred in the space above the thumbnails. */
const turn = { top: `calc(50% - ${thumbnailsHeight / 2}px)` };
const aboveThumbnails = {
  container: { paddingBottom: thumbnailsHeight },
  navigationPrev: turn,
  navigationNext: turn,
};

/** Placeholder until the large picture loads: the size the page has already loaded, or its blurred preview. */
const Meanwhile = ({ photo }: { photo: Photo | undefined }) =>
  photo && (
    <img
      src={`${photo.src}-960.webp`}
      alt=""
      width={photo.width}
      height={photo.height}
      className="absolute inset-0 m-auto size-full bg-contain bg-center bg-no-repeat object-contain"
      style={{ maxWidth: photo.width, maxHeight: photo.height, backgroundImage: `url("${photo.blur}")` }}
    />
  );

function slideOf(photo: Photo, alt: string) {
  const sources = sourcesOf(photo);
  return { src: sources.at(-1)?.src ?? photo.src, alt, width: photo.width, height: photo.height, srcSet: sources };
}
