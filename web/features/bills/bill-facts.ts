import { maxArmour, maxUpgrade } from '@forecourt/contract/cars/car-facts.ts';
import type { Bill } from '@forecourt/contract/bills/bills.ts';
import { bodyClassNames, colourNames, driveNames, fuelNames, transmissionNames } from '../../lib/car-words.ts';
import { miles } from '../../lib/format.ts';

/** A bill may state a value that is no longer on the list. */
const named = (names: Record<string, string>, value: string | null): string | null =>
  value === null ? null : (names[value] ?? value);

/** The facts by which someone recognizes the car, in one line. */
export const factsOf = ({ plate, mileage, colour }: Bill): string =>
  [plate && `Plate ${plate}`, mileage === null ? null : miles(mileage), named(colourNames, colour)]
    .filter(Boolean)
    .join(' · ');

interface Fact {
  label: string;
  value: string;
}

/** Every other fact about the car when it was sold, without the unknown ones. */
export const specificationsOf = (bill: Bill): Fact[] =>
  [
    { label: 'Body class', value: named(bodyClassNames, bill.body_class) },
    { label: 'Transmission', value: named(transmissionNames, bill.transmission) },
    { label: 'Fuel', value: named(fuelNames, bill.fuel) },
    { label: 'Drive', value: named(driveNames, bill.drive) },
    { label: 'Engine upgrade', value: level(bill.engine_upgrade) },
    { label: 'Brake upgrade', value: level(bill.brake_upgrade) },
    { label: 'Transmission upgrade', value: level(bill.transmission_upgrade) },
    { label: 'Turbo', value: known(bill.has_turbo, (has) => (has ? 'Fitted' : 'Not fitted')) },
    { label: 'Armour', value: known(bill.armour, (step) => (step === 0 ? 'None' : `${(step * 100) / maxArmour}%`)) },
  ].filter((fact): fact is Fact => fact.value !== null);

const known = <T>(value: T | null, read: (value: T) => string) => (value === null ? null : read(value));

const level = (upgrade: number | null) => known(upgrade, (step) => (step === 0 ? 'Stock' : `${step} of ${maxUpgrade}`));
