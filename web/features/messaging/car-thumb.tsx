import clsx from 'clsx';
import { CarFront } from 'lucide-react';
import type { Photo } from '@forecourt/contract/photos/photos.ts';
import { Thumb } from '../../ui/thumb.tsx';

/** A thumbnail of a car. Its name is shown next to it. */
export function CarThumb({ photo, className }: { photo: Photo | null; className: string }) {
  const look = clsx('shrink-0 rounded-s', className);
  const sign = (
    <span aria-hidden="true" className={clsx('grid place-items-center bg-sunken text-ink-3', look)}>
      <CarFront size={18} />
    </span>
  );
  return photo ? <Thumb photo={photo} className={look} instead={sign} /> : sign;
}
