import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { colourNames, driveNames, fuelNames, transmissionNames } from '../../../lib/car-words.ts';
import { fieldNames, type ListingField } from '../form/listing-values.ts';
import type { Some } from './kept-values.ts';
import { oneCar } from './meet.ts';

interface TypedHereProps {
  /** What was typed on this device and gave way to something newer. */
  typed: Some;
  onUse: (values: Some) => void;
  onLeave: () => void;
}

/** The newer one stands in the form; what was typed here can still be had, field by field. */
export function TypedHere({ typed, onUse, onLeave }: TypedHereProps) {
  const lines = linesOf(typed);
  if (lines.length === 0) return null;
  return (
    <section aria-label="Typed on this device">
      <Notice tone="warn">
        <p>
          This draft was changed elsewhere after you typed on this device. The form shows the newer one; what you typed
          here is kept:
        </p>
        <ul className="my-2 grid gap-1.5">
          {lines.map(({ label, text, values }) => (
            <li key={label} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span className="line-clamp-3 min-w-0 whitespace-pre-line">
                <span className="font-semibold">{label}:</span> {text}
              </span>
              <Button kind="plain" size="small" onClick={() => onUse(values)}>
                Use this<span className="sr-only"> for {label}</span>
              </Button>
            </li>
          ))}
        </ul>
        <Button kind="link" className="text-sm" onClick={onLeave}>
          Keep the newer draft
        </Button>
      </Notice>
    </section>
  );
}

function linesOf(typed: Some): { label: string; text: string; values: Some }[] {
  const names = Object.keys(typed) as ListingField[];
  const car = names.filter((name) => oneCar.includes(name));
  const rest = names.filter((name) => !oneCar.includes(name));
  return [...(car.length > 0 ? [car] : []), ...rest.map((name) => [name])].map((group) => ({
    label: group.length > 1 ? 'Make and model' : fieldNames[group[0] ?? 'make'],
    text: group.map((name) => shown(typed[name])).join(' '),
    values: Object.fromEntries(group.map((name) => [name, typed[name]])),
  }));
}

function shown(value: Some[ListingField]): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.join(', ');
  return names[value ?? ''] ?? value ?? '';
}

const names: Partial<Record<string, string>> = {
  ...colourNames,
  ...transmissionNames,
  ...fuelNames,
  ...driveNames,
  yes: 'Yes',
  no: 'No',
};
