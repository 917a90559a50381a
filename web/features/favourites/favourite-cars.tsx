import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Heart, TrendingDown } from 'lucide-react';
import type { CarCard } from '@forecourt/contract/cars/car-shapes.ts';
import * as api from '../../lib/api.ts';
import { money } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { useScrollRestoration } from '../../lib/scroll-restoration.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FavouriteNote } from './favourite-note.tsx';
import { dropOf, sortFavourites, type FavouriteSort } from './favourite-sorts.ts';
import { FavouriteTools } from './favourite-tools.tsx';
import { TargetPrice } from './target-price.tsx';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';
import { useFavouriteIds } from './use-favourite-ids.ts';

interface FavouriteCarsProps {
  sort: FavouriteSort;
  onSort: (sort: FavouriteSort) => void;
  renderCard: (car: CarCard) => ReactNode;
  skeleton: ReactNode;
}

/** A member's favourite cars. A removed car disappears right away, and Undo puts it back in its place. */
export function FavouriteCars({ sort, onSort, renderCard, skeleton }: FavouriteCarsProps) {
  const list = useQuery({ ...api.favourites.list.query({}), staleTime: 0 });
  const isKept = useFavouriteIds(true, 0);
  const kept = list.data?.cars.filter(({ id }) => isKept(id) ?? true);
  const cars = kept && sortFavourites(kept, sort);
  useScrollRestoration(cars !== undefined);
  const row = useFocusAfterRemoval(cars?.map(({ id }) => id));
  if (!cars && list.isError)
    return (
      <ErrorState
        level={2}
        title="We couldn’t load your favourites"
        text={sentenceOf(list.error)}
        onRetry={() => void list.refetch()}
      />
    );
  if (!cars) return <Loading>{skeleton}</Loading>;
  if (cars.length === 0) return <NoFavourites />;
  return (
    <>
      <FavouriteTools cars={cars} sort={sort} onSort={onSort} />
      <ul ref={row} className={grid}>
        {cars.map((car) => (
          <li key={car.id} className="grid content-start gap-2">
            {renderCard(car)}
            <Drop amount={dropOf(car)} />
            {(car.status === 'active' || car.status === 'reserved') && <TargetPrice car={car} target={car} />}
            <FavouriteNote car={car} />
          </li>
        ))}
      </ul>
    </>
  );
}

const Drop = ({ amount }: { amount: number }) =>
  amount > 0 && (
    <p className="flex items-center gap-1.5 text-sm font-semibold text-good">
      <TrendingDown size={16} className="shrink-0" aria-hidden="true" />
      Dropped {money(amount)} since you saved it
    </p>
  );

const grid = 'grid grid-cols-1 gap-x-5 gap-y-8 min-[520px]:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4';

const Loading = ({ children }: { children: ReactNode }) => (
  <output className={grid} aria-busy="true" aria-label="Loading">
    {Array.from({ length: 8 }, (_, at) => (
      <span key={at}>{children}</span>
    ))}
  </output>
);

const NoFavourites = () => (
  <EmptyState
    icon={<Heart size={26} aria-hidden="true" />}
    title="No favourites yet"
    text="Select the heart on a car to save it here. You’ll see when its price drops or it sells."
    actions={<ButtonLink to={paths.browse}>Browse Cars</ButtonLink>}
  />
);
