import { SavedTabs } from '../shared/saved/saved-tabs.tsx';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useLogIn } from '../features/accounts/use-log-in.ts';
import { CarCardSkeleton } from '../shared/cars/car-card-skeleton.tsx';
import { CarCard } from '../shared/cars/car-card.tsx';
import { ComparePlace } from '../shared/compare/compare-place.tsx';
import { FavouriteCars } from '../features/favourites/favourite-cars.tsx';
import { readFavouriteSort } from '../features/favourites/favourite-sorts.ts';
import { HeartButton } from '../features/favourites/heart-button.tsx';
import { paths } from '../lib/paths.ts';

export function FavouritesPage() {
  const onLogIn = useLogIn();
  const navigate = useNavigate();
  const { sort } = useSearch({ from: paths.favourites });
  return (
    <div className="wrap grid gap-[clamp(20px,3vw,32px)] py-[clamp(24px,4vw,56px)]">
      <SavedTabs chosen="cars" />
      <FavouriteCars
        sort={readFavouriteSort(sort)}
        onSort={(next) =>
          void navigate({
            to: paths.favourites,
            search: next === 'saved' ? {} : { sort: next },
            replace: true,
            resetScroll: false,
          })
        }
        skeleton={<CarCardSkeleton />}
        renderCard={(car) => (
          <CarCard
            car={car}
            action={<HeartButton carId={car.id} title={car.title} isSignedIn onLogIn={onLogIn} offersUndo />}
          />
        )}
      />
      <ComparePlace />
    </div>
  );
}
