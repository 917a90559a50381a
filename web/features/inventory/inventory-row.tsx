import { memo, type ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { CarFront, Star } from 'lucide-react';
import type { InventoryCar } from '@forecourt/contract/inventory/inventory.ts';
import { count, miles, money } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Thumb } from '../../ui/thumb.tsx';
import { DealTag } from '../../shared/deals/deal-tag.tsx';
import { expiryOf } from '../../shared/listings/expiry.ts';
import { StatusTag } from '../../shared/listings/status-tag.tsx';
import type { ListingSales } from '../../shared/listings/listing-checkout.ts';
import { rowId } from '../../shared/listings/focus-row.ts';
import { titleOf } from '../../shared/listings/title-of.ts';
import { isDecided } from './is-decided.ts';
import { InventoryActions } from './inventory-actions.tsx';
import { walkCars } from '../../shared/car-table/walk-cars.ts';

interface InventoryRowProps {
  car: InventoryCar;
  /** Null if the user can't make bulk changes. */
  isChosen: boolean | null;
  onTurn: (car: InventoryCar) => void;
  sales: ListingSales;
  renderOffers: (car: InventoryCar) => ReactNode;
}

/** Memoized, because there are many rows and only changed ones should render again. */
export const InventoryRow = memo(function InventoryRow({
  car,
  isChosen,
  onTurn,
  sales,
  renderOffers,
}: InventoryRowProps) {
  const title = titleOf(car);
  const isDraft = car.status === 'draft';
  const target = { to: isDraft ? paths.editListing : paths.car, params: { id: String(car.id) } } as const;
  return (
    <tr
      id={rowId(car.id)}
      className={clsx(
        'border-line last:border-0 max-xl:grid max-xl:grid-cols-[auto_minmax(0,1fr)_auto] max-xl:items-center max-xl:gap-x-3 max-xl:gap-y-1 max-xl:px-4 max-xl:py-3',
        // The decision is shown below and belongs to this row.
        !isDecided(car) && 'border-b',
        isChosen && 'bg-sunken',
      )}
    >
      {isChosen !== null && (
        <td className="xl:py-3 xl:pl-4">
          <Checkbox
            label={<span className="sr-only">Select {title}</span>}
            checked={isChosen}
            onChange={() => onTurn(car)}
          />
        </td>
      )}
      <td className={clsx('xl:px-4 xl:py-3', isChosen === null ? 'max-xl:col-span-3' : 'max-xl:col-span-2')}>
        <div className="flex min-w-0 items-center gap-3">
          <Cover car={car} />
          <div className="grid min-w-0">
            <Link
              {...target}
              data-car
              onKeyDown={walkCars}
              className="font-semibold hover:underline max-xl:line-clamp-2 xl:truncate"
            >
              {title}
            </Link>
            <span className="truncate text-sm text-ink-3">
              {[
                car.title ? [car.year, car.make, car.model].filter(Boolean).join(' ') : null,
                car.mileage === null ? null : miles(car.mileage),
                car.plate,
                car.seller_name,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {renderOffers(car)}
          </div>
        </div>
      </td>
      <td className="font-semibold whitespace-nowrap tabular-nums xl:px-4 xl:py-3 xl:text-right max-xl:col-start-2">
        {car.price === null ? <span className="font-normal text-ink-3">No price yet</span> : money(car.price)}
      </td>
      <td className="xl:px-4 xl:py-3 max-xl:col-start-2 max-xl:empty:hidden">
        {car.deal && <DealTag deal={car.deal} />}
      </td>
      <td className="xl:px-4 xl:py-3 max-xl:col-start-2">
        <StatusCell car={car} />
      </td>
      <td className="text-right tabular-nums max-xl:sr-only xl:px-4 xl:py-3">{count(car.views)}</td>
      <td className="text-right tabular-nums max-xl:sr-only xl:px-4 xl:py-3">{count(car.inquiries)}</td>
      <td className="xl:px-4 xl:py-3 max-xl:col-start-3 max-xl:row-span-3 max-xl:row-start-2">
        <InventoryActions car={car} sales={sales} />
      </td>
    </tr>
  );
});

function StatusCell({ car }: { car: InventoryCar }) {
  const expiry = expiryOf(car, Date.now());
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <StatusTag listing={car} />
      {car.featured_status === 'active' && (
        <span title="Featured" className="text-accent-ink">
          <Star size={16} aria-hidden="true" />
          <span className="sr-only">Featured</span>
        </span>
      )}
      {expiry?.isNear && <span className="text-sm font-medium text-warn">{expiry.text}</span>}
      <span className="text-sm text-ink-3 xl:hidden">
        {count(car.views)} views · {count(car.inquiries)} inquiries
      </span>
    </div>
  );
}

function Cover({ car }: { car: InventoryCar }) {
  const cover = car.images[0];
  const look = 'aspect-3/2 w-[84px] shrink-0 rounded-s max-[22rem]:w-14';
  if (cover) return <Thumb photo={cover} alt="" className={look} />;
  return (
    <span className={clsx(look, 'grid place-items-center bg-sunken text-ink-3')}>
      <CarFront size={22} strokeWidth={1.5} aria-hidden="true" />
    </span>
  );
}
