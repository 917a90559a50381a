import { saleMethodNames, saleMethods, type SaleMethod } from '@forecourt/contract/sales/sale-values.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';

interface MethodFieldProps {
  /** Empty if not stated. */
  value: string;
  onChoose: (value: SaleMethod | '') => void;
}

export const MethodField = ({ value, onChoose }: MethodFieldProps) => (
  <Field label="Sale method">
    {(control) => (
      <Select
        {...control}
        value={value}
        onChange={({ target }) => onChoose(saleMethods.find((one) => one === target.value) ?? '')}
      >
        <option value="">Not stated</option>
        {saleMethods.map((method) => (
          <option key={method} value={method}>
            {saleMethodNames[method]}
          </option>
        ))}
      </Select>
    )}
  </Field>
);
