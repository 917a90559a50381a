import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { Copy, Eye, Handshake, Pencil, RotateCcw, Trash2, Undo2 } from 'lucide-react';
import type { InventoryCar } from '@forecourt/contract/inventory/inventory.ts';
import { paths } from '../../lib/paths.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { ListingSales } from '../../shared/listings/listing-checkout.ts';
import { titleOf } from '../../shared/listings/title-of.ts';
import { useDuplicate } from '../../shared/listings/use-duplicate.ts';
import { useDeleteCar } from './use-delete-car.ts';

interface InventoryActionsProps {
  car: InventoryCar;
  sales: ListingSales;
}

/** The actions the server allows for one car, always in the same order. */
export function InventoryActions({ car, sales }: InventoryActionsProps) {
  const { deleteCar, restoreCar, isBusy } = useDeleteCar(car);
  const { duplicate, isDuplicating } = useDuplicate(car);
  const title = titleOf(car);
  const can = (transition: InventoryCar['transitions'][number]) => car.transitions.includes(transition);
  return (
    <div className="flex justify-end gap-0.5">
      {car.status !== 'draft' && (
        // Hidden on phones to save space. The car's name links there too.
        <Link
          to={paths.car}
          params={{ id: String(car.id) }}
          title={`View ${title}`}
          className={clsx(linkClass, 'max-lg:hidden')}
        >
          <Eye size={18} aria-hidden="true" />
          <span className="sr-only">View {title}</span>
        </Link>
      )}
      {can('mark_sold') && (
        <IconButton label={`Mark ${title} as sold`} className={finger} onClick={() => sales.onSell(car)}>
          <Handshake size={18} aria-hidden="true" />
        </IconButton>
      )}
      {can('relist') && (
        <IconButton label={`Undo the sale of ${title}`} className={finger} onClick={() => sales.onUndo(car)}>
          <RotateCcw size={18} aria-hidden="true" />
        </IconButton>
      )}
      {car.may_edit && (
        <Link to={paths.editListing} params={{ id: String(car.id) }} title={`Edit ${title}`} className={linkClass}>
          <Pencil size={18} aria-hidden="true" />
          <span className="sr-only">Edit {title}</span>
        </Link>
      )}
      {duplicate && (
        // The narrowest phones have no room for it. My Listings has it in a menu.
        <IconButton
          label={`Duplicate ${title}`}
          className={clsx(finger, 'max-[389px]:hidden')}
          disabled={isDuplicating}
          onClick={duplicate}
        >
          <Copy size={18} aria-hidden="true" />
        </IconButton>
      )}
      {can('delete') && (
        <IconButton label={`Delete ${title}`} className={finger} disabled={isBusy} onClick={deleteCar}>
          <Trash2 size={18} aria-hidden="true" />
        </IconButton>
      )}
      {can('restore') && (
        <IconButton label={`Restore ${title}`} className={finger} disabled={isBusy} onClick={restoreCar}>
          <Undo2 size={18} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}

const finger = 'pointer-coarse:size-11';
const linkClass = `grid size-10 place-items-center rounded-full text-ink-2 hover:bg-sunken hover:text-ink ${finger}`;
