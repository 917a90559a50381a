import type { InventoryCar } from '@forecourt/contract/inventory/inventory.ts';
import { ownStatusName } from '../../../lib/car-words.ts';
import { count, countOf, miles, money } from '../../../lib/format.ts';
import { titleOf } from '../../../shared/listings/title-of.ts';
import { ListSheet } from '../../../ui/print/list-sheet.tsx';

interface InventorySheetProps {
  companyName: string;
  cars: readonly InventoryCar[];
  /** Describes the selection in words. */
  which: readonly string[];
  /** The number of matches. Larger than the sheet for very long lists. */
  total: number;
}

/** Sold and removed cars no longer have an asking price. */
const isForSale = ({ status }: InventoryCar) => status !== 'sold' && status !== 'removed';

const columns = [
  { title: 'Car' },
  { title: 'Plate' },
  { title: 'Colour' },
  { title: 'Mileage', numeric: true },
  { title: 'Status' },
  { title: 'Contact' },
  { title: 'Views', numeric: true },
  { title: 'Inquiries', numeric: true },
  { title: 'Price', numeric: true },
];

export function InventorySheet({ companyName, cars, which, total }: InventorySheetProps) {
  const askingTotal = cars.filter(isForSale).reduce((sum, { price }) => sum + (price ?? 0), 0);
  return (
    <ListSheet
      title={companyName}
      about={['Inventory', ...which]}
      sum={[countOf(cars.length, 'car'), `${money(askingTotal)} in total`]}
      columns={columns}
      shown={cars.length}
      total={total}
    >
      {cars.map((car) => (
        <tr key={car.id}>
          <td>
            <b className="font-semibold">{titleOf(car)}</b>
            {car.title && <span className="block">{[car.year, car.make, car.model].filter(Boolean).join(' ')}</span>}
          </td>
          <td className="whitespace-nowrap">{car.plate ?? '–'}</td>
          <td>{car.colour ?? '–'}</td>
          <td className="text-right whitespace-nowrap">{car.mileage === null ? '–' : miles(car.mileage)}</td>
          <td>{ownStatusName(car.status, car.removed_by)}</td>
          <td>{car.seller_name}</td>
          <td className="text-right">{count(car.views)}</td>
          <td className="text-right">{count(car.inquiries)}</td>
          <td className="text-right font-semibold whitespace-nowrap">{car.price === null ? '–' : money(car.price)}</td>
        </tr>
      ))}
    </ListSheet>
  );
}
