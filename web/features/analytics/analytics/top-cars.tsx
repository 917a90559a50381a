import { Link } from '@tanstack/react-router';
import { CarFront } from 'lucide-react';
import type { CarFigures } from '@forecourt/contract/analytics/figure-shapes.ts';
import { topCars } from '@forecourt/contract/analytics/figure-values.ts';
import { countOf, money } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { Section } from '../../../ui/section.tsx';
import { Thumb } from '../../../ui/thumb.tsx';
import { words } from '../words.ts';

interface TopCarsProps {
  /** Sorted by views, highest first. */
  cars: readonly CarFigures[];
  /** Number of cars ever listed. */
  listed: number;
}

/** The period's most viewed cars. */
export const TopCars = ({ cars, listed }: TopCarsProps) => (
  <Section title={words.topCars}>
    {!cars[0]?.views ? (
      <p className="text-ink-2">{listed === 0 ? words.noCars : words.noViews}</p>
    ) : (
      <ol className="grid grid-cols-1 gap-5">
        {topOf(cars).map((car, place) => (
          <li key={car.id} className="grid grid-cols-[96px_minmax(0,1fr)] items-center gap-4">
            <Picture car={car} />
            <div className="grid min-w-0 gap-0.5">
              <p className="flex min-w-0 gap-2 font-semibold">
                <span className="text-ink-3">{place + 1}.</span>
                <Link to={paths.car} params={{ id: String(car.id) }} className="truncate hover:underline">
                  {car.name}
                </Link>
              </p>
              <p className="text-sm text-ink-2">
                {countOf(car.views, 'view')} · {countOf(car.inquiries, 'inquiry', 'inquiries')}
              </p>
              <p className="text-sm text-ink-3">{standing(car)}</p>
            </div>
          </li>
        ))}
      </ol>
    )}
  </Section>
);

const topOf = (cars: readonly CarFigures[]) => cars.slice(0, topCars).filter(({ views }) => views > 0);

function standing({ status, sold_for, price }: CarFigures): string {
  if (status === 'sold') return sold_for === null ? 'Sold' : `Sold for ${money(sold_for)}`;
  return price === null ? '' : money(price);
}

const Picture = ({ car: { image } }: { car: CarFigures }) =>
  image ? (
    <Thumb photo={image} className="aspect-3/2 w-full rounded-s" />
  ) : (
    <span className="grid aspect-3/2 w-full place-items-center rounded-s bg-sunken text-ink-3">
      <CarFront size={22} strokeWidth={1.5} aria-hidden="true" />
    </span>
  );
