import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { CarFront } from 'lucide-react';
import type { CarCard as Card } from '@forecourt/contract/cars/car-shapes.ts';
import * as api from '../../lib/api.ts';
import { count } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { CarCardSkeleton } from './car-card-skeleton.tsx';
import { CarCard } from './car-card.tsx';
import { ComparePlace } from '../compare/compare-place.tsx';

/** A member, including their dealer's cars that name them as contact, or a dealer. */
export type Seller = { sellerId: number } | { dealerId: number };

interface CarsOfSellerProps {
  of: Seller;
  name: string;
  renderHeart: (car: Card) => ReactNode;
}

const forSaleQuery = (of: Seller) => api.cars.list.query({ ...of, status: 'active', limit: maxShown });

/** Their newest cars, for pages that also show some elsewhere. */
export const useCarsOfSeller = (of: Seller | null): readonly Card[] | undefined =>
  useQuery({ ...forSaleQuery(of ?? { sellerId: 0 }), enabled: of !== null }).data?.cars;

/** A seller's cars for sale. */
export function CarsOfSeller({ of, name, renderHeart }: CarsOfSellerProps) {
  const forSale = useQuery(forSaleQuery(of));
  const dealer = 'sellerId' in of && forSale.data?.cars.find(({ dealer_id }) => dealer_id !== null);
  if (forSale.isError && !forSale.data)
    return (
      <ErrorState
        level={2}
        title="We couldn’t load the cars"
        text={sentenceOf(forSale.error)}
        onRetry={() => void forSale.refetch()}
      />
    );
  if (!forSale.data) return <Loading />;
  const { cars, total } = forSale.data;
  if (cars.length === 0)
    return (
      <EmptyState
        icon={<CarFront size={26} aria-hidden="true" />}
        title="No cars for sale"
        text={`${name} has no cars for sale right now.`}
        actions={<ButtonLink to={paths.browse}>Browse Cars</ButtonLink>}
      />
    );
  return (
    <Cards title="For sale" total={total} cars={cars} renderHeart={renderHeart}>
      {total > cars.length && (
        <ButtonLink to={paths.browse} search={of} kind="plain">
          Show all {count(total)}
        </ButtonLink>
      )}
      {dealer && dealer.dealer_id !== null && dealer.company_name && (
        <ButtonLink to={paths.browse} search={{ dealerId: dealer.dealer_id }} kind="plain">
          All cars from {dealer.company_name}
        </ButtonLink>
      )}
    </Cards>
  );
}

interface CardsProps {
  title: string;
  total: number;
  cars: readonly Card[];
  renderHeart: (car: Card) => ReactNode;
  children?: ReactNode;
}

const Cards = ({ title, total, cars, renderHeart, children }: CardsProps) => (
  <section aria-label={title} className="grid gap-5">
    <h2 className="text-xl">
      {title} <span className="text-ink-3">{count(total)}</span>
    </h2>
    <ul className={grid}>
      {cars.map((car) => (
        <li key={car.id}>
          <CarCard car={car} headingLevel="h3" action={renderHeart(car)} />
        </li>
      ))}
    </ul>
    <div className="flex flex-wrap gap-2.5 empty:hidden">{children}</div>
    <ComparePlace />
  </section>
);

const Loading = () => (
  <output className={grid} aria-busy="true" aria-label="Loading">
    {Array.from({ length: 3 }, (_, at) => (
      <CarCardSkeleton key={at} />
    ))}
  </output>
);

const grid = 'grid grid-cols-1 gap-x-5 gap-y-8 min-[520px]:grid-cols-2 lg:grid-cols-3';
/** Three rows. The rest is on the browse page, with filters. */
const maxShown = 9;
