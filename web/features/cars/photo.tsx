import { useState } from 'react';
import clsx from 'clsx';
import { photoWidths } from '@forecourt/contract/photos/photo-widths.ts';
import type { Photo } from '@forecourt/contract/photos/photos.ts';
import { isHydrating } from '../../lib/ssr-state.ts';
import { NoPhoto } from './no-photo.tsx';

interface CarPhotoProps {
  photo: Photo | undefined;
  /** Empty where the car's name stands beside it. */
  alt: string;
  /** How wide it will be shown, as in the `sizes` of an image. */
  sizes: string;
  /** One of the first things seen: fetched at once instead of when it scrolls near. */
  priority?: boolean;
  /** Instead of the usual proportions: `aspect-4/3`, or `size-full` in a frame that has some. */
  className?: string;
}

/** A picture in the width that is needed. Its place is kept and its colours stand there until it comes. */
export function CarPhoto({ photo, alt, sizes, priority = false, className = 'aspect-3/2' }: CarPhotoProps) {
  const [failed, setFailed] = useState<string>();
  if (!photo || failed === photo.src) return <NoPhoto alt={alt} className={className} />;

  return (
    <span className={clsx('relative block overflow-hidden bg-sunken bg-cover bg-center', className)}>
      <img
        key={photo.src}
        ref={(image) => {
          if (!image) return;
          // One that failed before the scripts were there told nobody.
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
        // With the words beside it, not a moment after them.
        decoding={priority ? 'sync' : 'async'}
        draggable={false}
        onLoad={({ currentTarget }) => ground(currentTarget, '')}
        onError={() => setFailed(photo.src)}
        className="absolute inset-0 size-full object-cover"
      />
    </span>
  );
}

/** Its colours lie behind it, set by hand: as a style of the HTML the content policy would refuse them. */
const ground = ({ parentElement }: HTMLImageElement, background: string) => {
  if (parentElement) parentElement.style.backgroundImage = background;
};
