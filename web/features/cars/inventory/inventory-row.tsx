import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { CarFront, Pencil, Star, Trash2, Undo2 } from 'lucide-react';
import type { OwnListing } from '@forecourt/contract/cars/car-shapes.ts';
import { count, miles, money } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Thumb } from '../../../ui/thumb.tsx';
import { expiryOf } from '../listing/mine/expiry.ts';
import { StatusTag } from '../listing/status-tag.tsx';
import { titleOf } from '../listing/title-of.ts';
import type { ChosenCars } from './use-chosen-cars.ts';
import { walkCars } from './walk-cars.ts';
import { useTakeDown } from './use-take-down.ts';

interface InventoryRowProps {
  car: OwnListing;
  chosen: ChosenCars | null;
}

export function InventoryRow({ car, chosen }: InventoryRowProps) {
  const title = titleOf(car);
  const isDraft = car.status === 'draft';
  const target = { to: isDraft ? paths.editListing : paths.car, params: { id: String(car.id) } } as const;
  return (
    <tr
      className={clsx(
        'border-b border-line last:border-0 max-md:grid max-md:grid-cols-[auto_minmax(0,1fr)_auto] max-md:items-center max-md:gap-x-3 max-md:gap-y-1 max-md:px-4 max-md:py-3',
        chosen?.has(car.id) && 'bg-sunken',
      )}
    >
      {chosen && (
        <td className="md:py-3 md:pl-4">
          <Checkbox
            label={<span className="sr-only">Choose {title}</span>}
            checked={chosen.has(car.id)}
            onChange={() => chosen.turn(car.id)}
          />
        </td>
      )}
      <td className={clsx('md:px-4 md:py-3', chosen ? 'max-md:col-span-2' : 'max-md:col-span-3')}>
        <div className="flex min-w-0 items-center gap-3">
          <Cover car={car} />
          <div className="grid min-w-0">
            <Link {...target} data-car onKeyDown={walkCars} className="truncate font-semibold hover:underline">
              {title}
            </Link>
            <span className="truncate text-sm text-ink-3">
              {[
                car.title ? [car.year, car.make, car.model].filter(Boolean).join(' ') : null,
                car.mileage === null ? null : miles(car.mileage),
                car.seller_name,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </div>
        </div>
      </td>
      <td className="font-semibold whitespace-nowrap tabular-nums md:px-4 md:py-3 md:text-right max-md:col-start-2">
        {car.price === null ? <span className="font-normal text-ink-3">No price yet</span> : money(car.price)}
      </td>
      <td className="md:px-4 md:py-3 max-md:col-start-2">
        <Standing car={car} />
      </td>
      <td className="text-right tabular-nums max-md:sr-only md:px-4 md:py-3">{count(car.views)}</td>
      <td className="text-right tabular-nums max-md:sr-only md:px-4 md:py-3">{count(car.inquiries)}</td>
      <td className="md:px-4 md:py-3 max-md:col-start-3 max-md:row-span-2 max-md:row-start-2">
        <Actions car={car} />
      </td>
    </tr>
  );
}

function Standing({ car }: { car: OwnListing }) {
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
      <span className="text-sm text-ink-3 md:hidden">
        {count(car.views)} views · {count(car.inquiries)} inquiries
      </span>
    </div>
  );
}

function Actions({ car }: { car: OwnListing }) {
  const { takeDown, bringBack, isBusy } = useTakeDown(car);
  const title = titleOf(car);
  return (
    <div className="flex justify-end gap-0.5">
      {car.may_edit && (
        <Link
          to={paths.editListing}
          params={{ id: String(car.id) }}
          className="grid size-10 place-items-center rounded-full text-ink-2 hover:bg-sunken hover:text-ink"
        >
          <Pencil size={18} aria-hidden="true" />
          <span className="sr-only">Edit {title}</span>
        </Link>
      )}
      {car.transitions.includes('delete') && (
        <IconButton label={`Delete ${title}`} disabled={isBusy} onClick={takeDown}>
          <Trash2 size={18} aria-hidden="true" />
        </IconButton>
      )}
      {car.transitions.includes('restore') && (
        <IconButton label={`Restore ${title}`} disabled={isBusy} onClick={bringBack}>
          <Undo2 size={18} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}

function Cover({ car }: { car: OwnListing }) {
  const cover = car.images[0];
  const look = 'aspect-3/2 w-[84px] shrink-0 rounded-s';
  if (cover) return <Thumb photo={cover} alt="" className={look} />;
  return (
    <span className={clsx(look, 'grid place-items-center bg-sunken text-ink-3')}>
      <CarFront size={22} strokeWidth={1.5} aria-hidden="true" />
    </span>
  );
}
