import { ListingFields } from '@forecourt/contract/cars/listing.ts';
import { missingForListing } from '@forecourt/contract/cars/listing-rules.ts';
import type { FieldErrors, ListingField, ListingValues } from './listing-values.ts';
import { readWhole } from '../../../lib/whole-number.ts';

/** The fields as sent. Unreadable ones are left out, with a message in `errors`. */
export function readValues(values: ListingValues): { fields: ListingFields; errors: FieldErrors } {
  const typed: Record<string, unknown> = { ...values, has_turbo: turboOf(values.has_turbo) };
  for (const name of ['year', 'price', 'mileage', 'minimum_offer'] as const) typed[name] = number(values[name]);
  for (const name of chosen) typed[name] = values[name] === '' ? null : values[name];
  for (const name of steps) typed[name] = values[name] === '' ? null : Number(values[name]);
  const errors: FieldErrors = {};
  for (const [name, issue] of refused(typed)) {
    errors[name] ??= issue;
    delete typed[name];
  }
  return { fields: ListingFields.parse(typed), errors };
}

/** Everything that prevents listing: wrong and missing fields. A known model implies the class. */
export function obstacles(values: ListingValues, thisYear: number): FieldErrors {
  const { fields, errors } = readValues(values);
  return { ...missingForListing(fields, thisYear), ...errors };
}

const chosen = ['body_class', 'colour', 'transmission', 'fuel', 'drive'] as const;
const steps = ['engine_upgrade', 'brake_upgrade', 'transmission_upgrade', 'armour'] as const;

function refused(typed: Record<string, unknown>): [ListingField, string][] {
  const parsed = ListingFields.safeParse(typed);
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => [path[0] as ListingField, message]);
}

const turboOf = (answer: ListingValues['has_turbo']) => (answer === '' ? null : answer === 'yes');

/** Text that isn't a number stays text, so that the schema rejects it with its own message. */
const number = (text: string): number | null | string => {
  const read = readWhole(text);
  if (read !== undefined) return read;
  return endless.test(text.replace(/[\s,]/g, '')) ? Number.MAX_SAFE_INTEGER : text;
};

/** More digits than any number here can have. It is too large, not unreadable. */
const endless = /^\$?\d{13,}(?:\.00)?(?:mi|miles|usd|\$)?$/i;
