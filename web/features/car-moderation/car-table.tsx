import type { StaffCar } from '@forecourt/contract/cars/moderation.ts';
import type { Moderated } from '@forecourt/contract/cars/moderation-values.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import type { ChosenCars } from '../../shared/car-table/use-chosen-cars.ts';
import { CarRow } from './car-row.tsx';

interface CarTableProps {
  cars: readonly StaffCar[];
  /** Null if the user can't moderate. */
  chosen: ChosenCars<StaffCar> | null;
  actions: readonly Moderated[];
  onDecide: (car: StaffCar, status: Moderated) => void;
}

/** A table where its columns fit. On a phone each row is a card. */
export const CarTable = ({ cars, chosen, actions, onDecide }: CarTableProps) => (
  <div className="rounded-l border border-line bg-surface md:overflow-x-auto">
    <table className="w-full border-collapse text-left max-md:block">
      <caption className="sr-only">Cars</caption>
      <thead className="max-md:block">
        <tr className="border-b border-line text-sm text-ink-3 max-md:block">
          {chosen && (
            <th scope="col" className="py-2.5 pl-4 md:w-10 max-md:flex max-md:font-medium">
              <Checkbox
                label={<span className="md:sr-only">Select all on this page</span>}
                checked={chosen.isPageChosen}
                onChange={chosen.togglePage}
              />
            </th>
          )}
          {(actions.length > 0 ? [...facts, 'Actions'] : facts).map((title) => (
            <th
              key={title}
              scope="col"
              className={`px-4 py-2.5 font-medium max-md:sr-only ${numeric.has(title) ? 'text-right' : ''}`}
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {cars.map((car) => (
          <CarRow
            key={car.id}
            car={car}
            isChosen={chosen && chosen.ids.has(car.id)}
            onTurn={chosen?.toggle ?? noop}
            actions={actions}
            onDecide={onDecide}
          />
        ))}
      </tbody>
    </table>
  </div>
);

const noop = () => undefined;
const facts = ['Car Details', 'Seller', 'Price', 'Status', 'Stats'];
const numeric = new Set(['Price', 'Stats', 'Actions']);
