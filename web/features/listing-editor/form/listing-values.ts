import type { EditableListing } from '@forecourt/contract/cars/car-shapes.ts';
import type { Feature } from '@forecourt/contract/cars/car-facts.ts';
import { count } from '../../../lib/format.ts';

/** The form's values as shown: texts, checkboxes and lists. */
export interface ListingValues {
  make: string;
  model: string;
  body_class: string;
  year: string;
  price: string;
  mileage: string;
  description: string;
  title: string;
  colour: string;
  transmission: string;
  fuel: string;
  drive: string;
  engine_upgrade: string;
  brake_upgrade: string;
  transmission_upgrade: string;
  armour: string;
  has_turbo: '' | 'yes' | 'no';
  plate: string;
  condition_note: string;
  contactPhone: string;
  area: string;
  features: Feature[];
  open_to_trade: boolean;
  accepts_offers: boolean;
  minimum_offer: string;
}

export type ListingField = keyof ListingValues;
export type TextField = Exclude<ListingField, 'features' | 'open_to_trade' | 'accepts_offers' | 'has_turbo'>;
export type FieldErrors = Partial<Record<ListingField, string>>;

/** Labels in page order, so that the first error is the topmost. */
export const fieldNames: Record<ListingField, string> = {
  make: 'Make',
  model: 'Model',
  body_class: 'Body class',
  year: 'Year',
  price: 'Price',
  mileage: 'Mileage',
  transmission: 'Transmission',
  fuel: 'Fuel',
  colour: 'Colour',
  area: 'Area',
  description: 'Description',
  drive: 'Drive',
  has_turbo: 'Turbo',
  engine_upgrade: 'Engine upgrade',
  brake_upgrade: 'Brake upgrade',
  transmission_upgrade: 'Transmission upgrade',
  armour: 'Armour',
  features: 'Features',
  condition_note: 'Condition note',
  title: 'Title',
  plate: 'Plate',
  contactPhone: 'Contact phone',
  open_to_trade: 'Open to trade',
  accepts_offers: 'Accepts offers',
  minimum_offer: 'Lowest offer to consider',
};

export const fieldOrder = Object.keys(fieldNames) as readonly ListingField[];

export const requiredFields = new Set<ListingField>([
  'make',
  'model',
  'body_class',
  'year',
  'price',
  'mileage',
  'description',
]);

/** Always visible. Other fields are under "More about the car". */
export const mainFields = new Set<ListingField>([
  ...requiredFields,
  'transmission',
  'fuel',
  'colour',
  'area',
  'accepts_offers',
  'minimum_offer',
]);

export const emptyValues: ListingValues = {
  make: '',
  model: '',
  body_class: '',
  year: '',
  price: '',
  mileage: '',
  description: '',
  title: '',
  colour: '',
  transmission: '',
  fuel: '',
  drive: '',
  engine_upgrade: '',
  brake_upgrade: '',
  transmission_upgrade: '',
  armour: '',
  has_turbo: '',
  plate: '',
  condition_note: '',
  contactPhone: '',
  area: '',
  features: [],
  open_to_trade: false,
  accepts_offers: true,
  minimum_offer: '',
};

export function valuesOf(listing: EditableListing): ListingValues {
  const grouped = (number: number | null) => (number === null ? '' : count(number));
  const step = (number: number | null) => (number === null ? '' : String(number));
  return {
    make: listing.make ?? '',
    model: listing.model ?? '',
    body_class: listing.body_class ?? '',
    year: step(listing.year),
    price: grouped(listing.price),
    mileage: grouped(listing.mileage),
    description: listing.description ?? '',
    title: listing.title ?? '',
    colour: listing.colour ?? '',
    transmission: listing.transmission ?? '',
    fuel: listing.fuel ?? '',
    drive: listing.drive ?? '',
    engine_upgrade: step(listing.engine_upgrade),
    brake_upgrade: step(listing.brake_upgrade),
    transmission_upgrade: step(listing.transmission_upgrade),
    armour: step(listing.armour),
    has_turbo: turboOf(listing.has_turbo),
    plate: listing.plate ?? '',
    condition_note: listing.condition_note ?? '',
    contactPhone: listing.contact_phone ?? '',
    area: listing.area ?? '',
    features: listing.features,
    open_to_trade: listing.open_to_trade,
    accepts_offers: listing.accepts_offers,
    minimum_offer: grouped(listing.minimum_offer),
  };
}

function turboOf(has: boolean | null): ListingValues['has_turbo'] {
  if (has === null) return '';
  return has ? 'yes' : 'no';
}
