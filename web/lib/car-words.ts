import type { BodyClass } from '@forecourt/contract/cars/body-classes.ts';
import {
  seatNumbers,
  type Colour,
  type drives,
  type fuels,
  type transmissions,
} from '@forecourt/contract/cars/car-facts.ts';
import type { CarStatus } from '@forecourt/contract/cars/cars.flow.ts';
import type { SellerType } from '@forecourt/contract/cars/filter-values.ts';

/** Display texts for contract values, shared by every page about cars. */
export const colourNames: Record<Colour, string> = {
  black: 'Black',
  white: 'White',
  silver: 'Silver',
  grey: 'Grey',
  red: 'Red',
  blue: 'Blue',
  green: 'Green',
  yellow: 'Yellow',
  orange: 'Orange',
  brown: 'Brown',
  beige: 'Beige',
  gold: 'Gold',
  purple: 'Purple',
  pink: 'Pink',
  'two-tone': 'Two-tone',
};

/** The class of one car. Filters name the classes of many. */
export const bodyClassNames: Record<BodyClass, string> = {
  Compacts: 'Compact',
  Coupes: 'Coupe',
  Motorcycles: 'Motorcycle',
  Muscle: 'Muscle car',
  'Off-road': 'Off-roader',
  Sedans: 'Sedan',
  Sports: 'Sports car',
  'Sports Classics': 'Sports classic',
  Super: 'Supercar',
  SUVs: 'SUV',
  Vans: 'Van',
};

export const transmissionNames: Record<(typeof transmissions)[number], string> = {
  automatic: 'Automatic',
  manual: 'Manual',
};

export const fuelNames: Record<(typeof fuels)[number], string> = {
  petrol: 'Petrol',
  diesel: 'Diesel',
  electric: 'Electric',
  hybrid: 'Hybrid',
};

export const seatNames: Record<string, string> = Object.fromEntries(
  seatNumbers.map((seats) => [seats, seats === '1' ? '1 seat' : `${seats} seats`]),
);

export const driveNames: Record<(typeof drives)[number], string> = {
  front: 'Front-wheel drive',
  rear: 'Rear-wheel drive',
  all: 'All-wheel drive',
};

export const statusNames: Record<CarStatus, string> = {
  draft: 'Draft',
  pending: 'Awaiting payment',
  active: 'Active',
  reserved: 'Reserved',
  sold: 'Sold',
  expired: 'Expired',
  flagged: 'Under review',
  removed: 'Removed',
};

/** As shown to the seller's side. Cars they deleted themselves weren't removed by staff. */
export const ownStatusName = (status: CarStatus, removedBy: 'seller' | 'staff' | null): string => {
  if (status !== 'removed') return statusNames[status];
  return removedBy === 'seller' ? 'Deleted' : 'Removed by staff';
};

/** As shown to staff: flagged is flagged, and removed cars say who removed them. */
export const staffStatusName = (status: CarStatus, removedBy: 'seller' | 'staff' | null): string => {
  if (status === 'flagged') return 'Flagged';
  return status === 'removed' && removedBy === 'seller' ? 'Deleted by seller' : statusNames[status];
};

/** Statuses that are neither live nor sold use the "waiting" style (product rules, "Cars"). */
export const statusTones: Record<CarStatus, 'neutral' | 'good' | 'warn' | 'danger'> = {
  draft: 'neutral',
  pending: 'warn',
  active: 'good',
  reserved: 'warn',
  sold: 'neutral',
  expired: 'warn',
  flagged: 'danger',
  removed: 'danger',
};

export const sellerTypeNames: Record<SellerType, string> = { dealer: 'Dealer', private: 'Private seller' };

/** A car's plain name, also its title until the seller writes one. */
export const carName = (car: { year: number; make: string; model: string }): string =>
  `${car.year} ${car.make} ${car.model}`;
