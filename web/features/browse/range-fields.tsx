import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { isReversed, reversedRange } from '@forecourt/contract/cars/filter-values.ts';
import { useDebouncedInput } from '../../lib/use-debounced-input.ts';
import { readWhole } from '../../lib/whole-number.ts';
import { FieldError } from '../../ui/field-error.tsx';

interface Range {
  min: number | undefined;
  max: number | undefined;
}

interface RangeFieldsProps extends Range {
  /** Used in the labels. */
  of: 'price' | 'year';
  lowest: number;
  highest: number;
  show: (value: number) => string;
  placeholders: [min: string, max: string];
  onChange: (range: Range) => void;
}

/** Custom minimum and maximum. Invalid numbers or a reversed range show an error and change nothing. */
export function RangeFields({ of, min, max, lowest, highest, show, placeholders, onChange }: RangeFieldsProps) {
  const id = useId();
  const fields = useRef<HTMLDivElement>(null);
  const [isWrongWayRound, setWrongWayRound] = useState(false);
  const read = (text: string): number | undefined | 'wrong' => {
    const number = readWhole(text);
    if (number === null) return undefined;
    return number !== undefined && number >= lowest && number <= highest ? number : 'wrong';
  };
  const write = (value: number | undefined) => (value === undefined ? '' : show(value));
  const normal = (text: string) => {
    const value = read(text);
    return value === 'wrong' ? text : write(value);
  };
  // Reads the other end from its field too, because it may have been refused because of this one.
  const settled = (end: keyof Range) => (text: string) => {
    const value = read(text);
    if (value === 'wrong') return;
    const typed = { min: lower === 'wrong' ? min : lower, max: upper === 'wrong' ? max : upper, [end]: value };
    const isWrongWay = isReversed(typed.min, typed.max);
    setWrongWayRound(isWrongWay);
    if (!isWrongWay && (typed.min !== min || typed.max !== max)) onChange(typed);
  };
  const from = useDebouncedInput(write(min), settled('min'), normal);
  const to = useDebouncedInput(write(max), settled('max'), normal);
  const [lower, upper] = [read(from.text), read(to.text)];

  // Discards refused input when the filter changes elsewhere (Back, a chip, Any price).
  const resetTexts = useEffectEvent(() => {
    if (fields.current?.contains(document.activeElement)) return;
    if (lower !== min) from.type(write(min));
    if (upper !== max) to.type(write(max));
    setWrongWayRound(false);
  });
  useEffect(() => resetTexts(), [min, max]);

  const error =
    lower === 'wrong' || upper === 'wrong'
      ? `Please enter a whole number from ${show(lowest)} to ${show(highest)}`
      : isWrongWayRound && reversedRange(of);

  return (
    <div ref={fields} className="mt-2.5 grid gap-1.5">
      <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-2">
        {(
          [
            ['Lowest', from, placeholders[0], lower],
            ['Highest', to, placeholders[1], upper],
          ] as const
        ).map(([name, typed, placeholder, value], index) => (
          <div key={name} className="contents">
            {index === 1 && (
              <span className="text-ink-3" aria-hidden="true">
                –
              </span>
            )}
            <input
              aria-label={`${name} ${of}`}
              inputMode="numeric"
              autoComplete="off"
              maxLength={14}
              placeholder={placeholder}
              value={typed.text}
              onChange={(event) => {
                setWrongWayRound(false);
                typed.type(event.target.value);
              }}
              onBlur={typed.settle}
              onKeyDown={(event) => event.key === 'Enter' && typed.settle()}
              aria-invalid={value === 'wrong' || isWrongWayRound}
              aria-describedby={error ? id : undefined}
              className="control h-10"
            />
          </div>
        ))}
      </div>
      {error && (
        <FieldError id={id} isAlert>
          {error}
        </FieldError>
      )}
    </div>
  );
}
