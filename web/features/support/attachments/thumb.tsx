import { useState } from 'react';
import clsx from 'clsx';
import type { Photo } from '@forecourt/contract/photos/photos.ts';

/** A small picture beside words that say what it is, with its few blurred pixels until it comes, or instead of one that does not. */
export function Thumb({ photo, className }: { photo: Photo; className?: string }) {
  const [isBroken, setBroken] = useState(false);
  const look = clsx('block bg-sunken bg-cover bg-center object-cover', className);
  const style = { backgroundImage: `url("${photo.blur}")` };
  if (isBroken) return <span className={look} style={style} />;
  return (
    <img
      src={`${photo.src}-320.webp`}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setBroken(true)}
      className={look}
      style={style}
    />
  );
}
