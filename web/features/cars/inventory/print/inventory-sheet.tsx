import { createPortal } from 'react-dom';
import type { InventoryCar } from '@forecourt/contract/inventory/inventory.ts';
import { ownStatusName } from '../../../../lib/car-words.ts';
import { count, countOf, dayText, miles, money } from '../../../../lib/format.ts';
import { site } from '../../../../lib/site.ts';
import { titleOf } from '../../listing/title-of.ts';
import './print.css';

interface InventorySheetProps {
  companyName: string;
  cars: readonly InventoryCar[];
  /** Which of them these are, in words. */
  which: readonly string[];
  /** Of how many; more than are on it where the list is very long. */
  total: number;
}

/** What is sold or gone is asked nothing for any more. */
const isForSale = ({ status }: InventoryCar) => status !== 'sold' && status !== 'removed';

const titles = ['Car', 'Plate', 'Colour', 'Mileage', 'Status', 'Contact', 'Views', 'Inquiries', 'Price'];
const numbers = new Set(['Mileage', 'Views', 'Inquiries', 'Price']);

/** The list on paper; beside the page, for on paper there is nothing else. */
export function InventorySheet({ companyName, cars, which, total }: InventorySheetProps) {
  const main = document.getElementById('main');
  if (!main) return null;
  const asked = cars.filter(isForSale).reduce((sum, { price }) => sum + (price ?? 0), 0);
  return createPortal(
    <div className="inventory-sheet">
      <div className="flex items-baseline justify-between gap-[8mm] border-b border-line pb-[2mm]">
        <span className="wide text-[11pt]">{site.name}</span>
        <span className="text-[9pt]">As of {dayText(new Date().toISOString())}</span>
      </div>
      <p className="wide mt-[5mm] text-[20pt] leading-[1.1]">{companyName}</p>
      <p className="mt-[1mm] text-[10pt]">{['Inventory', ...which].join(' · ')}</p>
      <p className="mt-[4mm] text-[10pt] font-semibold">
        {countOf(cars.length, 'car')} · {money(asked)} asked in all
      </p>
      <table className="mt-[4mm] w-full border-collapse text-left text-[8.5pt]">
        <thead>
          <tr>
            {titles.map((title) => (
              <th key={title} scope="col" className={numbers.has(title) ? 'text-right' : ''}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cars.map((car) => (
            <tr key={car.id}>
              <td>
                <b className="font-semibold">{titleOf(car)}</b>
                {car.title && (
                  <span className="block">{[car.year, car.make, car.model].filter(Boolean).join(' ')}</span>
                )}
              </td>
              <td className="whitespace-nowrap">{car.plate ?? '–'}</td>
              <td>{car.colour ?? '–'}</td>
              <td className="text-right whitespace-nowrap">{car.mileage === null ? '–' : miles(car.mileage)}</td>
              <td>{ownStatusName(car.status, car.removed_by)}</td>
              <td>{car.seller_name}</td>
              <td className="text-right">{count(car.views)}</td>
              <td className="text-right">{count(car.inquiries)}</td>
              <td className="text-right font-semibold whitespace-nowrap">
                {car.price === null ? '–' : money(car.price)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {cars.length < total && (
        <p className="mt-[3mm] text-[8.5pt]">
          {count(cars.length)} of {count(total)} are on this sheet.
        </p>
      )}
      <p className="mt-[6mm] text-[7pt]">
        {site.name} is unofficial and for entertainment only; all money is the game’s.
      </p>
    </div>,
    main,
  );
}
