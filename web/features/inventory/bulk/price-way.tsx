import type { PriceChange } from '@forecourt/contract/inventory/inventory.ts';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';

export interface PriceText {
  way: 'percent' | 'by' | 'to';
  amount: string;
}

/** Null if the input isn't a price. */
export function priceOf({ way, amount }: PriceText): PriceChange | null {
  const number = Number(amount.replace(/[\s,$%]/g, ''));
  if (amount.trim() === '' || !Number.isFinite(number)) return null;
  if (way === 'percent') return number >= -90 && number <= 100 ? { percent: number } : null;
  if (!Number.isInteger(number) || (way === 'to' && number < 1)) return null;
  return way === 'to' ? { to: number } : { by: number };
}

interface PriceWayProps {
  text: PriceText;
  onText: (text: PriceText) => void;
  isWrong: boolean;
}

export const PriceWay = ({ text, onText, isWrong }: PriceWayProps) => (
  <div className="grid grid-cols-2 items-start gap-3">
    <Field label="Change">
      {(control) => (
        <Select
          {...control}
          value={text.way}
          onChange={({ target }) => onText({ ...text, way: target.value as PriceText['way'] })}
        >
          <option value="percent">By percent</option>
          <option value="by">By dollars</option>
          <option value="to">To one price</option>
        </Select>
      )}
    </Field>
    <Field
      label={{ percent: 'Percent', by: 'Dollars', to: 'Price' }[text.way]}
      hint={text.way === 'to' ? undefined : 'Use a minus sign to lower prices, for example -5'}
      error={isWrong ? sentences[text.way] : undefined}
    >
      {(control) => (
        <Input
          {...control}
          inputMode="text"
          value={text.amount}
          autoComplete="off"
          onChange={({ target }) => onText({ ...text, amount: target.value })}
        />
      )}
    </Field>
  </div>
);

const sentences = {
  percent: 'Please enter a percentage from -90 to 100',
  by: 'Please enter whole dollars',
  to: 'Please enter a price in whole dollars',
};
