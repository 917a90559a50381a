import { maxArmour, maxUpgrade } from '@forecourt/contract/cars/car-facts.ts';
import type { Car } from '@forecourt/contract/cars/car-shapes.ts';
import { miles } from '../../../lib/format.ts';
import { colourNames, driveNames, fuelNames, transmissionNames } from '../../../lib/car-words.ts';

export interface Specification {
  label: string;
  value: string;
}

/** Everything that is known of it; what the seller left open is not listed. */
export const specificationsOf = (car: Car): Specification[] =>
  [
    said('Year', String(car.year)),
    said('Make', car.make),
    said('Model', car.model),
    said('Mileage', known(car.mileage, miles)),
    said('Body class', car.body_class),
    said('Colour', car.colour && colourNames[car.colour]),
    said('Transmission', car.transmission && transmissionNames[car.transmission]),
    said('Fuel', car.fuel && fuelNames[car.fuel]),
    said('Drive', car.drive && driveNames[car.drive]),
    said('Engine upgrade', level(car.engine_upgrade)),
    said('Brake upgrade', level(car.brake_upgrade)),
    said('Transmission upgrade', level(car.transmission_upgrade)),
    said(
      'Turbo',
      known(car.has_turbo, (has) => (has ? 'Fitted' : 'Not fitted')),
    ),
    said(
      'Armour',
      known(car.armour, (step) => (step === 0 ? 'None' : `${(step * 100) / maxArmour}%`)),
    ),
    said('Plate', car.plate),
  ].filter((one) => one !== null);

const said = (label: string, value: string | null): Specification | null => (value === null ? null : { label, value });

const known = <T>(value: T | null, read: (value: T) => string) => (value === null ? null : read(value));

const level = (upgrade: number | null) => known(upgrade, (step) => (step === 0 ? 'Stock' : `${step} of ${maxUpgrade}`));
