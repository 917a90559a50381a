import { z } from 'zod';
import { bodyClasses } from './body-classes.ts';
import { PhoneNumber } from '../kit/contact-details.ts';
import { emptyAsNull, text } from '../kit/shapes.ts';
import { colours, drives, features, fuels, maxArmour, maxUpgrade, transmissions } from './car-facts.ts';
import { maxMileage, maxPrice, oldestYear } from './listing-rules.ts';

const optional = <S extends z.ZodType>(shape: S) => shape.nullable().optional();
/** Checks the range first, because a value that is too large may not be a safe integer either. */
const whole = (min: number, max: number, sentence: string, range = sentence) =>
  z.number(sentence).max(max, range).min(min, sentence).int(sentence);
const grouped = (number: number) => number.toLocaleString('en-US');
const words = (max: number) => optional(emptyAsNull(text(max)));
const upgrade = optional(whole(0, maxUpgrade, `Please select a step from 0 to ${maxUpgrade}`));

/** The listing form. Every field is optional in a draft, and empty text is stored as null. */
export const ListingFields = z.object({
  make: words(40),
  model: words(60),
  year: optional(
    whole(oldestYear, 2100, 'Please enter a year such as 2021', `Please enter a year from ${oldestYear} to next year`),
  ),
  title: words(80),
  description: words(5000),
  price: optional(
    whole(
      1,
      maxPrice,
      'Please enter a price of at least $1, in whole dollars',
      `Please enter a price from $1 to $${grouped(maxPrice)}, in whole dollars`,
    ),
  ),
  mileage: optional(
    whole(
      0,
      maxMileage,
      'Please enter the mileage in whole miles',
      `Please enter a mileage from 0 to ${grouped(maxMileage)} miles`,
    ),
  ),
  body_class: optional(z.enum(bodyClasses, 'Please select a body class')),
  colour: optional(z.enum(colours, 'Please select a colour')),
  transmission: optional(z.enum(transmissions)),
  fuel: optional(z.enum(fuels)),
  drive: optional(z.enum(drives)),
  engine_upgrade: upgrade,
  brake_upgrade: upgrade,
  transmission_upgrade: upgrade,
  armour: optional(whole(0, maxArmour, 'Please select a step')),
  has_turbo: optional(z.boolean()),
  plate: optional(
    emptyAsNull(
      text(8)
        .regex(/^[A-Za-z0-9 ]*$/, 'A plate has up to 8 letters and digits')
        .transform((plate) => plate.toUpperCase()),
    ),
  ),
  features: z
    .array(z.enum(features))
    .max(features.length)
    .transform((chosen) => [...new Set(chosen)])
    .optional(),
  condition_note: words(500),
  /** An area of the list, by name. */
  area: words(60),
  open_to_trade: z.boolean().optional(),
  /** False for a fixed price. */
  accepts_offers: z.boolean().optional(),
  /** Known to the seller's side only. Lower offers are refused without notifying anyone. */
  minimum_offer: optional(
    whole(
      1,
      maxPrice,
      'Please enter an amount of at least $1, in whole dollars',
      `Please enter an amount from $1 to $${grouped(maxPrice)}, in whole dollars`,
    ),
  ),
  /** Shown instead of the profile's number to buyers who ask for it. */
  contactPhone: optional(emptyAsNull(PhoneNumber)),
});
export type ListingFields = z.output<typeof ListingFields>;
