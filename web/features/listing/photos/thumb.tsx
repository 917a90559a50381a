import { useState } from 'react';
import clsx from 'clsx';
import type { PhotoWidth } from '@forecourt/contract/photos/photo-widths.ts';
import type { Photo } from '@forecourt/contract/photos/photos.ts';

interface ThumbProps {
  photo: Photo;
  alt: string;
  width?: PhotoWidth;
  className?: string;
}

/** A stored photo, with its few blurred pixels until the picture comes, or instead of one that does not. */
export function Thumb({ photo, alt, width = 320, className }: ThumbProps) {
  const [broken, setBroken] = useState('');
  const src = `${photo.src}-${width}.webp`;
  const look = clsx('block bg-sunken bg-cover bg-center object-cover', className);
  const style = { backgroundImage: `url("${photo.blur}")` };
  if (broken === src) return <span className={look} style={style} />;
  return (
    <img
      src={src}
      alt={alt}
      draggable={false}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(src)}
      className={look}
      style={style}
    />
  );
}
