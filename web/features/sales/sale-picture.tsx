import clsx from 'clsx';
import { CarFront } from 'lucide-react';
import type { Photo } from '@forecourt/contract/photos/photos.ts';
import { Thumb } from '../../ui/thumb.tsx';

/** A photo of the car. Its name is shown next to it. */
export function SalePicture({ photo, className }: { photo: Photo | null; className?: string }) {
  const look = clsx('aspect-3/2 rounded-m', className);
  const sign = (
    <span aria-hidden="true" className={clsx('grid place-items-center bg-sunken text-ink-3', look)}>
      <CarFront size={26} strokeWidth={1.5} />
    </span>
  );
  return photo ? <Thumb photo={photo} className={look} instead={sign} /> : sign;
}
