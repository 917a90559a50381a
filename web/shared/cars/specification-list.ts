import { maxArmour, maxUpgrade } from '@forecourt/contract/cars/car-facts.ts';
import type { Car } from '@forecourt/contract/cars/car-shapes.ts';
import { miles } from '../../lib/format.ts';
import { bodyClassNames, colourNames, driveNames, fuelNames, transmissionNames } from '../../lib/car-words.ts';

export interface Specification {
  label: string;
  value: string;
}

type Facts = Pick<
  Car,
  | 'year'
  | 'make'
  | 'model'
  | 'mileage'
  | 'body_class'
  | 'colour'
  | 'transmission'
  | 'fuel'
  | 'drive'
  | 'seats'
  | 'area'
  | 'region'
  | 'engine_upgrade'
  | 'brake_upgrade'
  | 'transmission_upgrade'
  | 'has_turbo'
  | 'armour'
>;

/** Facts every car can have, in this order. Null if the seller didn't say. */
export const factsOf = (car: Facts): { label: string; value: string | null }[] => [
  { label: 'Year', value: String(car.year) },
  { label: 'Make', value: car.make },
  { label: 'Model', value: car.model },
  { label: 'Mileage', value: known(car.mileage, miles) },
  { label: 'Body class', value: car.body_class && bodyClassNames[car.body_class] },
  { label: 'Colour', value: car.colour && colourNames[car.colour] },
  { label: 'Transmission', value: car.transmission && transmissionNames[car.transmission] },
  { label: 'Fuel', value: car.fuel && fuelNames[car.fuel] },
  { label: 'Drive', value: car.drive && driveNames[car.drive] },
  { label: 'Seats', value: known(car.seats, String) },
  { label: 'Area', value: placeOf(car) },
  { label: 'Engine upgrade', value: level(car.engine_upgrade) },
  { label: 'Brake upgrade', value: level(car.brake_upgrade) },
  { label: 'Transmission upgrade', value: level(car.transmission_upgrade) },
  { label: 'Turbo', value: known(car.has_turbo, (has) => (has ? 'Fitted' : 'Not fitted')) },
  { label: 'Armour', value: known(car.armour, (step) => (step === 0 ? 'None' : `${(step * 100) / maxArmour}%`)) },
];

/** The known facts only. */
export const specificationsOf = (car: Car): Specification[] =>
  [...factsOf(car), { label: 'Plate', value: car.plate }].filter((fact): fact is Specification => fact.value !== null);

/** “Sandy Shores (Blaine County – Desert)”, or only the area if its region has the same name. */
const placeOf = ({ area, region }: Pick<Facts, 'area' | 'region'>) =>
  region && region !== area ? `${area} (${region})` : area;

const known = <T>(value: T | null, read: (value: T) => string) => (value === null ? null : read(value));

const level = (upgrade: number | null) => known(upgrade, (step) => (step === 0 ? 'Stock' : `${step} of ${maxUpgrade}`));
