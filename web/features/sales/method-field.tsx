import type { ComponentProps } from 'react';
import { saleMethodNames, saleMethods } from '@forecourt/contract/sales/sale-values.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';

export const MethodField = (select: ComponentProps<'select'>) => (
  <Field label="Sale method">
    {(control) => (
      <Select {...control} {...select}>
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
