import type { KeyboardEvent, Ref } from 'react';
import { Minus, Plus } from 'lucide-react';
import { saleAmountStep } from '@forecourt/contract/sales/sale-values.ts';
import { readWhole, showWhole } from '../../lib/whole-number.ts';
import { money } from '../../lib/format.ts';
import { Field } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Input } from '../../ui/input.tsx';

interface AmountFieldProps {
  label: string;
  hint?: string;
  text: string;
  onType: (text: string) => void;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** An amount of money. The buttons and arrow keys change it by a hundred, never below zero. */
export function AmountField({ label, hint, text, onType, error, ref }: AmountFieldProps) {
  const amount = readWhole(text) ?? undefined;
  const step = (by: number) => onType(showWhole(String(Math.max(0, (amount ?? 0) + by)), true));

  function onKeyDown(event: KeyboardEvent) {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  }

  return (
    <Field label={label} {...(hint && { hint })} error={error}>
      {(control) => (
        <span className="flex items-center gap-1">
          <span className="relative block min-w-0 grow">
            <span
              aria-hidden="true"
              className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-3"
            >
              $
            </span>
            <Input
              {...control}
              ref={ref}
              value={text}
              inputMode="numeric"
              autoComplete="off"
              placeholder="Not stated"
              onChange={({ target }) => onType(target.value)}
              onKeyDown={onKeyDown}
              onBlur={() => onType(showWhole(text, true))}
              className="pl-7!"
            />
          </span>
          <IconButton
            label={`${money(saleAmountStep)} less`}
            disabled={!amount}
            className="pointer-coarse:size-11"
            onClick={() => step(-saleAmountStep)}
          >
            <Minus size={18} aria-hidden="true" />
          </IconButton>
          <IconButton
            label={`${money(saleAmountStep)} more`}
            className="pointer-coarse:size-11"
            onClick={() => step(saleAmountStep)}
          >
            <Plus size={18} aria-hidden="true" />
          </IconButton>
        </span>
      )}
    </Field>
  );
}

const steps: Partial<Record<string, number>> = { ArrowUp: saleAmountStep, ArrowDown: -saleAmountStep };
