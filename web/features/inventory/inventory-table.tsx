import { Fragment, type ReactNode } from 'react';
import type { InventoryCar } from '@forecourt/contract/inventory/inventory.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import type { ListingSales } from '../../shared/listings/listing-checkout.ts';
import { isDecided } from './is-decided.ts';
import { InventoryRow } from './inventory-row.tsx';
import type { ChosenCars } from '../../shared/car-table/use-chosen-cars.ts';

interface InventoryTableProps {
  cars: readonly InventoryCar[];
  /** Null if the user can't make bulk changes. */
  chosen: ChosenCars<InventoryCar> | null;
  sales: ListingSales;
  /** Staff's decision about a car, with a way to appeal. */
  renderDecision: (car: InventoryCar) => ReactNode;
  renderOffers: (car: InventoryCar) => ReactNode;
}

/** A table where its columns fit. On smaller screens each row is a card. */
export const InventoryTable = ({ cars, chosen, sales, renderDecision, renderOffers }: InventoryTableProps) => (
  <div className="rounded-l border border-line bg-surface xl:overflow-x-auto">
    <table className="w-full border-collapse text-left max-xl:block">
      <caption className="sr-only">Your cars</caption>
      <thead className="max-xl:block">
        <tr className="border-b border-line text-sm text-ink-3 max-xl:block">
          {chosen && (
            <th scope="col" className="py-2.5 pl-4 xl:w-10 max-xl:flex max-xl:font-medium">
              <Checkbox
                label={<span className="xl:sr-only">Select all on this page</span>}
                checked={chosen.isPageChosen}
                onChange={chosen.togglePage}
              />
            </th>
          )}
          {['Vehicle', 'Price', 'Deal', 'Status', 'Views', 'Inquiries', 'Actions'].map((title) => (
            <th
              key={title}
              scope="col"
              className={`px-4 py-2.5 font-medium max-xl:sr-only ${numeric.has(title) ? 'text-right' : ''}`}
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-xl:block">
        {cars.map((car) => (
          <Fragment key={car.id}>
            <InventoryRow
              car={car}
              isChosen={chosen && chosen.ids.has(car.id)}
              onTurn={chosen?.toggle ?? noop}
              sales={sales}
              renderOffers={renderOffers}
            />
            {isDecided(car) && (
              <tr className="border-b border-line last:border-0 max-xl:block">
                <td colSpan={chosen ? 8 : 7} className="px-4 pb-4 max-xl:block">
                  {car.status_reason && <p className="mb-2.5 text-sm font-medium text-danger">{car.status_reason}</p>}
                  {renderDecision(car)}
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  </div>
);

const noop = () => undefined;
const numeric = new Set(['Price', 'Views', 'Inquiries', 'Actions']);
