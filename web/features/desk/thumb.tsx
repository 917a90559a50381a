import { useState } from 'react';
import clsx from 'clsx';
import type { Photo } from '@forecourt/contract/photos/photos.ts';

/** A stored picture, with its few blurred pixels until it comes, or instead of one that does not. */
export function Thumb({ photo, alt, className }: { photo: Photo; alt: string; className: string }) {
  const [isBroken, setBroken] = useState(false);
  const look = clsx('block bg-sunken bg-cover bg-center object-cover', className);
  const style = { backgroundImage: `url("${photo.blur}")` };
  if (isBroken)
    return (
      <span className={look} style={style}>
        <span className="sr-only">{alt}</span>
      </span>
    );
  return (
    <img
      src={`${photo.src}-320.webp`}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
      className={look}
      style={style}
    />
  );
}
