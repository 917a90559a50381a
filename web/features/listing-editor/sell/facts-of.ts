import type { ListingFields } from '@forecourt/contract/cars/listing.ts';
import { colourNames, driveNames, fuelNames, transmissionNames } from '../../../lib/car-words.ts';
import { money } from '../../../lib/format.ts';
import { phoneText } from '../../../lib/phone-text.ts';
import { armourNames, upgradeNames } from '../words.ts';

/** Optional facts that were filled in, as lines to read. */
export function factsOf(fields: ListingFields): [name: string, value: string][] {
  const named = <K extends string | number>(
    names: Record<K, string>,
    key: string | number | boolean | null | undefined,
  ) => (key === null || key === undefined ? undefined : names[String(key) as K]);
  const facts: [string, string | null | undefined][] = [
    ['Colour', named(colourNames, fields.colour)],
    ['Area', fields.area],
    ['Transmission', named(transmissionNames, fields.transmission)],
    ['Fuel', named(fuelNames, fields.fuel)],
    ['Drive', named(driveNames, fields.drive)],
    ['Engine upgrade', named(upgradeNames, fields.engine_upgrade)],
    ['Brake upgrade', named(upgradeNames, fields.brake_upgrade)],
    ['Transmission upgrade', named(upgradeNames, fields.transmission_upgrade)],
    ['Turbo', named({ true: 'Yes', false: 'No' }, fields.has_turbo)],
    ['Armour', named(armourNames, fields.armour)],
    ['Plate', fields.plate],
    ['Features', fields.features?.join(', ')],
    ['Condition', fields.condition_note],
    ['Open to trade', fields.open_to_trade ? 'Yes' : null],
    ['Offers', fields.accepts_offers === false ? 'Fixed price' : null],
    ['Lowest offer to consider', fields.minimum_offer ? money(fields.minimum_offer) : null],
    ['Contact phone', fields.contactPhone && phoneText(fields.contactPhone)],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}
