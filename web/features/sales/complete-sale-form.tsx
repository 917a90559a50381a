import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { maxSaleNotes } from '@forecourt/contract/sales/sale-values.ts';
import * as api from '../../lib/api.ts';
import { refetched } from '../../lib/refetch.ts';
import { count } from '../../lib/format.ts';
import { useCallForm } from '../../lib/use-call-form.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Input } from '../../ui/input.tsx';
import type { Person } from '../../shared/people/person-row.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { AmountField } from './amount-field.tsx';
import { BuyerField } from './buyer/buyer-field.tsx';
import { formFoot } from './form-foot.ts';
import { MethodField } from './method-field.tsx';
import { showSoldToast } from './show-sold-toast.tsx';
import { typedFields, TypedAmountOrNone } from './sale-form.ts';
import { useWithdraw } from './use-withdraw.ts';
import { words } from './words.ts';
import type { CarToSell } from './car-to-sell.ts';

interface CompleteSaleFormProps {
  car: CarToSell;
  onCancel: () => void;
  onDone: () => void;
}

const shape = z.object({ sale_price: TypedAmountOrNone, ...typedFields });

/** The details of a sale. Every field is optional, because sellers may not want to share them. */
export function CompleteSaleForm({ car, onCancel, onDone }: CompleteSaleFormProps) {
  const [buyer, setBuyer] = useState<Person | null>(null);
  const { withdraw } = useWithdraw();
  const call = useCallForm({
    shape,
    values: {
      sale_price: car.price === null ? '' : count(car.price),
      buyer_name: '',
      buyer_contact: '',
      sale_method: '',
      sale_notes: '',
    },
    failed: words.completeFailed,
    fieldOf: { user_not_found: 'buyer_name', own_buyer: 'buyer_name' },
    send: async ({ buyer_name, ...said }) => {
      const who = buyer ? { buyer_id: buyer.id } : { buyer_name };
      const { sale } = await api.sales.complete({ car_id: car.id, ...who, ...said });
      await refetched();
      showSoldToast(() => withdraw(sale.id));
      onDone();
    },
  });
  const { form, errors, isSubmitting } = call;
  const typed = useWatch({ control: form.control });

  return (
    <Form call={call}>
      <p className="text-ink-2">
        <b className="font-semibold text-ink">{car.title}</b> will be taken off the site. Everything below is optional.
        You can also add it later in your sales history.
      </p>
      <BuyerField
        carId={car.id}
        chosen={buyer}
        onChoose={(person) => {
          setBuyer(person);
          form.clearErrors('buyer_name');
        }}
        name={typed.buyer_name ?? ''}
        onName={(name) => form.setValue('buyer_name', name)}
        error={errors.buyer_name?.message}
      />
      <Field label="Buyer contact" hint="Only visible to your side." error={errors.buyer_contact?.message}>
        {(control) => <Input {...control} {...form.register('buyer_contact')} autoComplete="off" />}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <AmountField
          label="Sale price"
          text={typed.sale_price ?? ''}
          onType={(text) => form.setValue('sale_price', text, { shouldValidate: form.formState.isSubmitted })}
          error={errors.sale_price?.message}
        />
        <MethodField value={typed.sale_method ?? ''} onChoose={(method) => form.setValue('sale_method', method)} />
      </div>
      <Field
        label="Sale notes"
        hint="Only visible to your side."
        error={errors.sale_notes?.message}
        length={{ text: typed.sale_notes ?? '', most: maxSaleNotes }}
      >
        {(control) => <Textarea {...control} {...form.register('sale_notes')} rows={3} />}
      </Field>
      <div className={formFoot}>
        <Button kind="plain" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={isSubmitting}>
          Complete Sale
        </Button>
      </div>
    </Form>
  );
}
