import { useState } from 'react';
import clsx from 'clsx';
import { CarFront } from 'lucide-react';
import type { Photo } from '@forecourt/contract/photos/photos.ts';

/** A car in the size of a stamp; its name stands beside it. */
export function CarThumb({ photo, className }: { photo: Photo | null; className: string }) {
  const [broken, setBroken] = useState('');
  const look = clsx('shrink-0 rounded-s bg-sunken bg-cover bg-center object-cover', className);
  if (!photo || broken === photo.src)
    return (
      <span aria-hidden="true" className={clsx('grid place-items-center text-ink-3', look)}>
        <CarFront size={18} />
      </span>
    );
  return (
    <img
      src={`${photo.src}-320.webp`}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setBroken(photo.src)}
      className={look}
      style={{ backgroundImage: `url("${photo.blur}")` }}
    />
  );
}
