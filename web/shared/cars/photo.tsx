import { useState } from 'react';
import clsx from 'clsx';
import { photoWidths } from '@forecourt/contract/photos/photo-widths.ts';
import type { Photo } from '@forecourt/contract/photos/photos.ts';
import { isHydrating } from '../../lib/ssr-state.ts';
import { NoPhoto } from './no-photo.tsx';

interface CarPhotoProps {
  photo: Photo | undefined;
  /** Empty if the car's name is shown next to it. */
  alt: string;
  /** Display width, as in an image's `sizes`. */
  sizes: string;
  /** Part of the first screen, so it is fetched right away instead of lazily. */
  priority?: boolean;
  /** Replaces the default proportions: `aspect-4/3`, or `size-full` in a sized frame. */
  className?: string;
}

/** A picture in the required width. Its space is reserved, and its colours fill it until it loads. */
export function CarPhoto({ photo, alt, sizes, priority = false, className = 'aspect-3/2' }: CarPhotoProps) {
  const [failed, setFailed] = useState<string>();
  if (!photo || failed === photo.src) return <NoPhoto alt={alt} className={className} />;

  return (
    <span className={clsx('relative block overflow-hidden bg-sunken bg-cover bg-center', className)}>
      <img
        key={photo.src}
        ref={(image) => {
          if (!image) return;
          // An image that failed before hydration fired its error event too early.
          if (isHydrating() && image.complete && image.naturalWidth === 0) setFailed(photo.src);
          else if (!image.complete) ground(image, `url("${photo.blur}")`);
        }}
        src={`${photo.src}-960.webp`}
        srcSet={photoWidths.map((width) => `${photo.src}-${width}.webp ${width}w`).join(', ')}
        sizes={sizes}
        alt={alt}
        width={photo.width}
        height={photo.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        // Paints in the same frame as the text next to it.
        decoding={priority ? 'sync' : 'async'}
        draggable={false}
        onLoad={({ currentTarget }) => ground(currentTarget, '')}
        onError={() => setFailed(photo.src)}
        className="absolute inset-0 size-full object-cover"
      />
    </span>
  );
}

/** Sets the background colours by script, because the content security policy refuses inline styles. */
const ground = ({ parentElement }: HTMLImageElement, background: string) => {
  if (parentElement) parentElement.style.backgroundImage = background;
};
