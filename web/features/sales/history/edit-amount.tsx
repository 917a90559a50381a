import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import type { Sale } from '@forecourt/contract/sales/sale-shapes.ts';
import * as api from '../../../lib/api.ts';
import { refetched } from '../../../lib/refetch.ts';
import { count } from '../../../lib/format.ts';
import { readWhole } from '../../../lib/whole-number.ts';
import { useCallForm } from '../../../lib/use-call-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import { showToast } from '../../../ui/toast-list.ts';
import { AmountField } from '../amount-field.tsx';
import { PriceDifference } from '../price-difference.tsx';
import { TypedAmount } from '../sale-form.ts';
import { words } from '../words.ts';

interface EditAmountProps {
  sale: Sale;
  onDone: () => void;
}

const shape = z.object({ sale_price: TypedAmount });

/** Sets the sale amount. Once the buyer has confirmed, a new amount is a proposal to them. */
export function EditAmount({ sale, onDone }: EditAmountProps) {
  const isProposal = sale.status === 'confirmed';
  const call = useCallForm({
    shape,
    values: { sale_price: sale.sale_price === null ? '' : count(sale.sale_price) },
    failed: words.amountFailed,
    send: async ({ sale_price }) => {
      if (sale_price !== sale.sale_price) await api.sales.setAmount({ id: sale.id, sale_price });
      await refetched();
      if (isProposal && sale_price !== sale.sale_price)
        showToast({ title: `We’ve asked ${sale.buyer_name ?? 'the buyer'} to accept the new amount`, tone: 'good' });
      onDone();
    },
  });
  const { form, errors, isSubmitting } = call;
  const text = useWatch({ control: form.control, name: 'sale_price' });
  const typed = readWhole(text);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  return (
    <Form call={call} className="grid content-start gap-3">
      <AmountField
        ref={input}
        label="Sale amount"
        {...(isProposal && { hint: 'The buyer has confirmed the sale, so they must accept a new amount.' })}
        text={text}
        onType={(next) => form.setValue('sale_price', next, { shouldValidate: form.formState.isSubmitted })}
        error={errors.sale_price?.message}
      />
      {typeof typed === 'number' && <PriceDifference listed={sale.listing_price} sold={typed} />}
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" size="small" className="pointer-coarse:h-11" busy={isSubmitting}>
          {isProposal ? 'Propose' : 'Save'}
        </Button>
        <Button kind="plain" size="small" className="pointer-coarse:h-11" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
