import { bodyClasses } from '../cars/body-classes.ts';
import { colours, drives, features, fuels, maxArmour, maxUpgrade, transmissions } from '../cars/car-facts.ts';
import { maxMileage, maxPrice, oldestYear } from '../cars/listing-rules.ts';
import type { ListingFields } from '../cars/listing.ts';

export type ImportField = keyof ListingFields;

/** One column of the file: its name, what it accepts, and two examples. */
export interface ImportColumn {
  name: string;
  field: ImportField;
  /** Other names for it in files from elsewhere. */
  also: readonly string[];
  takes: string;
  examples: readonly [string, string];
  holds: 'text' | 'number' | 'yes_or_no' | 'features' | readonly string[];
  /** Other words for the same option. */
  means?: Readonly<Record<string, string>>;
}

const oneOf = (values: readonly string[]) => `One of: ${values.join(', ')}`;
const upTo = (steps: number) => `A step from 0 (stock) to ${steps}`;
const number = (value: number) => value.toLocaleString('en-US');

/** In the order of the template and the export. Only make and model are required. */
export const importColumns: readonly ImportColumn[] = [
  {
    name: 'make',
    field: 'make',
    also: ['brand', 'manufacturer'],
    takes: 'Required. The make as in our catalogue. Other makes are stored as you write them',
    examples: ['Karin', 'Bravado'],
    holds: 'text',
  },
  {
    name: 'model',
    field: 'model',
    also: [],
    takes: 'Required. The model as in our catalogue. Other models are stored as you write them',
    examples: ['Sultan', 'Banshee'],
    holds: 'text',
  },
  {
    name: 'year',
    field: 'year',
    also: ['model year'],
    takes: `A year from ${oldestYear} to next year`,
    examples: ['2021', '2018'],
    holds: 'number',
  },
  {
    name: 'title',
    field: 'title',
    also: ['headline', 'name'],
    takes: 'Up to 80 characters. If empty, the name is the year, make and model',
    examples: ['', 'Banshee with the long hood'],
    holds: 'text',
  },
  {
    name: 'price',
    field: 'price',
    also: ['asking price', 'price usd'],
    takes: `Whole dollars up to $${number(maxPrice)}. “$42,000” is fine`,
    examples: ['42000', '$118,500'],
    holds: 'number',
  },
  {
    name: 'mileage',
    field: 'mileage',
    also: ['miles', 'odometer'],
    takes: `Whole miles up to ${number(maxMileage)}`,
    examples: ['18500', '6,200'],
    holds: 'number',
  },
  {
    name: 'body_class',
    field: 'body_class',
    also: ['class', 'body', 'body type'],
    takes: `${oneOf(bodyClasses)}. We fill it in for models in our catalogue`,
    examples: ['Sedans', ''],
    holds: bodyClasses,
  },
  {
    name: 'colour',
    field: 'colour',
    also: ['color', 'paint'],
    takes: oneOf(colours),
    examples: ['blue', 'red'],
    holds: colours,
    means: { gray: 'grey', twotone: 'two-tone', purpur: 'purple' },
  },
  {
    name: 'transmission',
    field: 'transmission',
    also: ['gearbox'],
    takes: oneOf(transmissions),
    examples: ['manual', 'automatic'],
    holds: transmissions,
    means: { auto: 'automatic', stick: 'manual' },
  },
  {
    name: 'fuel',
    field: 'fuel',
    also: ['fuel type'],
    takes: oneOf(fuels),
    examples: ['petrol', 'petrol'],
    holds: fuels,
    means: { gas: 'petrol', gasoline: 'petrol', ev: 'electric' },
  },
  {
    name: 'drive',
    field: 'drive',
    also: ['drivetrain', 'driven wheels'],
    takes: oneOf(drives),
    examples: ['all', 'rear'],
    holds: drives,
    means: { fwd: 'front', rwd: 'rear', awd: 'all', '4wd': 'all', '4x4': 'all' },
  },
  ...(['engine', 'brake', 'transmission'] as const).map((part, at): ImportColumn => ({
    name: `${part}_upgrade`,
    field: `${part}_upgrade`,
    also: [`${part} upgrades`],
    takes: upTo(maxUpgrade),
    examples: [['3', '2', ''][at]!, ''],
    holds: 'number',
  })),
  {
    name: 'armour',
    field: 'armour',
    also: ['armor'],
    takes: upTo(maxArmour),
    examples: ['', ''],
    holds: 'number',
  },
  {
    name: 'turbo',
    field: 'has_turbo',
    also: ['has turbo'],
    takes: 'yes or no',
    examples: ['yes', 'no'],
    holds: 'yes_or_no',
  },
  {
    name: 'plate',
    field: 'plate',
    also: ['license plate', 'licence plate', 'number plate', 'registration'],
    takes: 'Up to 8 letters and digits. A car whose plate you’ve already listed isn’t added again',
    examples: ['KS 4471', ''],
    holds: 'text',
  },
  {
    name: 'features',
    field: 'features',
    also: ['extras', 'equipment'],
    takes: `Any of these, separated by |: ${features.join(', ')}`,
    examples: ['Custom rims | Tinted windows', ''],
    holds: 'features',
  },
  {
    name: 'description',
    field: 'description',
    also: ['text', 'details'],
    takes: 'Up to 5,000 characters',
    examples: ['Lowered, tuned and always garaged.', 'One owner, never raced.'],
    holds: 'text',
  },
  {
    name: 'condition_note',
    field: 'condition_note',
    also: ['condition'],
    takes: 'Up to 500 characters',
    examples: ['A small scratch on the left door', ''],
    holds: 'text',
  },
  {
    name: 'area',
    field: 'area',
    also: ['district'],
    takes: 'Where the car is: the name of an area such as Sandy Shores. If empty, the listing says nothing about it',
    examples: ['Sandy Shores', ''],
    holds: 'text',
  },
  {
    name: 'open_to_trade',
    field: 'open_to_trade',
    also: ['trade', 'trade in'],
    takes: 'yes or no',
    examples: ['no', 'yes'],
    holds: 'yes_or_no',
  },
  {
    name: 'accepts_offers',
    field: 'accepts_offers',
    also: ['offers', 'negotiable'],
    takes: 'yes or no. No means a fixed price. If empty, the listing accepts offers',
    examples: ['yes', 'no'],
    holds: 'yes_or_no',
  },
  {
    name: 'minimum_offer',
    field: 'minimum_offer',
    also: ['lowest offer', 'lowest offer to consider'],
    takes: 'Whole dollars. We refuse lower offers right away without notifying you. Only your team sees it',
    examples: ['38000', ''],
    holds: 'number',
  },
  {
    name: 'contact_phone',
    field: 'contactPhone',
    also: ['phone', 'phone number'],
    takes: 'Digits only. If empty, callers get the number in your profile',
    examples: ['', ''],
    holds: 'text',
  },
];

/** Extra columns in an exported file. The site sets them, so imports ignore them. */
export const ownColumns = ['id', 'status', 'contact', 'views', 'inquiries', 'listed', 'ends'] as const;
/** Extra column in the file of rows that couldn't be imported. */
export const problemColumn = 'what is wrong';

const columnsLeftOut = [...ownColumns, problemColumn, 'owner', 'seller', 'seller_id', 'dealer', 'dealer_id', 'car_id'];

/** Normalises column and option names, so “Body Class” and “body_class” are the same. */
export const plainName = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

export const columnsByName: ReadonlyMap<string, ImportColumn> = new Map(
  importColumns.flatMap((column) =>
    [column.name, column.field, ...column.also].map((name) => [plainName(name), column] as const),
  ),
);
export const namesLeftOut: ReadonlySet<string> = new Set(columnsLeftOut.map(plainName));

/** The template file: all columns and two example cars. */
export const importTemplate = (): string =>
  `\uFEFF${[
    importColumns.map(({ name }) => name),
    ...[0, 1].map((at) => importColumns.map((column) => column.examples[at]!)),
  ]
    .map((cells) => cells.map(quoted).join(','))
    .join('\r\n')}\r\n`;

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
