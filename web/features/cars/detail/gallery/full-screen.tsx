import Lightbox from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import 'yet-another-react-lightbox/plugins/thumbnails.css';
import type { Photo } from '@forecourt/contract/photos/photos.ts';
import { photoWidths } from '@forecourt/contract/photos/photo-widths.ts';

interface FullScreenProps {
  photos: readonly Photo[];
  title: string;
  index: number;
  onView: (index: number) => void;
  onClose: () => void;
}

/** All pictures over the whole window, to zoom into. Loaded when somebody asks for it. */
export function FullScreen({ photos, title, index, onView, onClose }: FullScreenProps) {
  const isOne = photos.length === 1;
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      slides={photos.map((photo, at) => slideOf(photo, `${title}, photo ${at + 1} of ${photos.length}`))}
      plugins={isOne ? [Zoom] : [Zoom, Counter, Thumbnails]}
      carousel={{ finite: isOne, padding: 0 }}
      controller={{ closeOnPullDown: true, closeOnBackdropClick: true }}
      labels={{ Lightbox: `Photos of ${title}` }}
      animation={prefersStillness() ? { fade: 0, swipe: 0 } : { fade: 180, swipe: 300 }}
      thumbnails={{
        width: 112,
        height: 70,
        border: 2,
        borderColor: 'transparent',
        borderRadius: 8,
        padding: 0,
        gap: 8,
        imageFit: 'cover',
      }}
      zoom={{ maxZoomPixelRatio: 2 }}
      {...(isOne && { render: { buttonPrev: () => null, buttonNext: () => null } })}
      on={{ view: ({ index: shown }) => onView(shown) }}
    />
  );
}

function slideOf({ src, width, height }: Photo, alt: string) {
  // A small original is stored as it is under every width: one source is enough for those.
  const useful = photoWidths.filter((_, at) => (photoWidths[at - 1] ?? 0) < width);
  const sources = useful.map((wanted) => {
    const stored = Math.min(wanted, width);
    return { src: `${src}-${wanted}.webp`, width: stored, height: Math.round((height * stored) / width) };
  });
  return { src: `${src}-${useful.at(-1)}.webp`, alt, width, height, srcSet: sources };
}

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
