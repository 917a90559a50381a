import type { CarCard } from '@forecourt/contract/cars/car-shapes.ts';
import { CarPhoto } from './photo.tsx';

const most = 4;

/** Up to four of a seller's cars side by side, as the backdrop of their page. The cars themselves are listed below. */
export const CoverPhotos = ({ cars }: { cars: readonly CarCard[] }) => {
  const shown = cars.filter(({ images }) => images.length > 0).slice(0, most);
  if (shown.length === 0) return null;
  return (
    <div aria-hidden="true" className="flex size-full gap-px">
      {shown.map((car, at) => (
        <CarPhoto
          key={car.id}
          photo={car.images[0]}
          alt=""
          sizes={shown.length === 1 ? '(min-width: 1080px) 1080px, 100vw' : '(min-width: 640px) 280px, 50vw'}
          className={at < 2 ? 'h-full flex-1' : 'h-full flex-1 max-sm:hidden'}
          priority
        />
      ))}
    </div>
  );
};
