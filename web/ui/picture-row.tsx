import { Suspense, useState, type ReactNode } from 'react';
import { Spinner } from './spinner.tsx';
import { Thumb } from './thumb.tsx';

interface Picture {
  id: number;
  src: string;
  blur: string;
}

/** Draws pictures over the whole window; the page lends it, and its code comes when somebody opens one. */
export type RenderLarge<P extends Picture> = (shown: {
  photos: readonly P[];
  title: string;
  index: number;
  onView: (index: number) => void;
  onClose: () => void;
}) => ReactNode;

interface PictureRowProps<P extends Picture> {
  photos: readonly P[];
  /** Of what they are, for screen readers. */
  title: string;
  renderLarge: RenderLarge<P>;
}

/** What came with something that was said, small; each opens large. */
export function PictureRow<P extends Picture>({ photos, title, renderLarge }: PictureRowProps<P>) {
  const [shown, setShown] = useState<number | null>(null);
  if (photos.length === 0) return null;
  return (
    <>
      <ul aria-label="Attachments" className="flex flex-wrap gap-2">
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <button
              type="button"
              aria-label={`Picture ${index + 1} of ${photos.length}, open large`}
              onClick={() => setShown(index)}
              className="block cursor-zoom-in overflow-hidden rounded-m border border-line transition-opacity hover:opacity-85"
            >
              <Thumb photo={photo} className="h-[84px] w-28" />
            </button>
          </li>
        ))}
      </ul>
      <Suspense fallback={<Opening />}>
        {shown !== null &&
          renderLarge({ photos, title, index: shown, onView: setShown, onClose: () => setShown(null) })}
      </Suspense>
    </>
  );
}

const Opening = () => (
  <div className="fixed inset-0 z-50 grid place-items-center bg-[oklch(0.12_0.01_60/0.9)] text-white">
    <Spinner />
  </div>
);
