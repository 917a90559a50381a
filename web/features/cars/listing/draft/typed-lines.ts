import { colourNames, driveNames, fuelNames, transmissionNames } from '../../../../lib/car-words.ts';
import { phoneText } from '../../../../lib/phone-text.ts';
import { fieldNames, fieldOrder, type ListingField } from '../form/listing-values.ts';
import { armourNames, upgradeNames } from '../words.ts';
import type { Some } from './listing-draft.ts';
import { oneCar } from './merge-draft.ts';

interface TypedLine {
  label: string;
  text: string;
  values: Some;
}

/** The input as readable lines in form order. Make, model and class are one line. */
export function typedLines(typed: Some): TypedLine[] {
  const names = fieldOrder.filter((name) => name in typed);
  const car = names.filter((name) => oneCar.includes(name));
  const rest = names.filter((name) => !oneCar.includes(name));
  return [...(car.length > 0 ? [car] : []), ...rest.map((name) => [name])].map((group) => ({
    label: group.length > 1 ? 'Make and model' : fieldNames[group[0] ?? 'make'],
    text: group.map((name) => textOf(name, typed[name])).join(' '),
    values: Object.fromEntries(group.map((name) => [name, typed[name]])),
  }));
}

/** Uses the labels of the page. Free text stays as written. */
function textOf(name: ListingField, value: Some[ListingField] = ''): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.join(', ');
  if (name === 'contactPhone') return phoneText(value);
  return choiceNames[name]?.[value] ?? value;
}

const choiceNames: Partial<Record<ListingField, Partial<Record<string, string>>>> = {
  colour: colourNames,
  transmission: transmissionNames,
  fuel: fuelNames,
  drive: driveNames,
  engine_upgrade: upgradeNames,
  brake_upgrade: upgradeNames,
  transmission_upgrade: upgradeNames,
  armour: armourNames,
  has_turbo: { yes: 'Yes', no: 'No' },
};
