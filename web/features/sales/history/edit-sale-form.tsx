import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import type { Sale } from '@forecourt/contract/sales/sale-shapes.ts';
import { maxSaleNotes } from '@forecourt/contract/sales/sale-values.ts';
import * as api from '../../../lib/api.ts';
import { refetched } from '../../../lib/refetch.ts';
import { useCallForm } from '../../../lib/use-call-form.ts';
import { Field } from '../../../ui/field.tsx';
import { FormButtons } from '../../../ui/form-buttons.tsx';
import { Form } from '../../../ui/form.tsx';
import { Input } from '../../../ui/input.tsx';
import type { Person } from '../../../shared/people/person-row.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { showToast } from '../../../ui/toast-list.ts';
import { BuyerField } from '../buyer/buyer-field.tsx';
import { MethodField } from '../method-field.tsx';
import { typedFields } from '../sale-form.ts';

interface EditSaleFormProps {
  sale: Sale;
  onDone: () => void;
}

const shape = z.object(typedFields);

/** Edits the seller's details. A member can be named as the buyer if none is yet. */
export function EditSaleForm({ sale, onDone }: EditSaleFormProps) {
  const [buyer, setBuyer] = useState<Person | null>(null);
  const mayName = sale.buyer_id === null && sale.status === 'recorded';
  const call = useCallForm({
    shape,
    values: {
      buyer_name: mayName ? (sale.buyer_name ?? '') : '',
      buyer_contact: sale.buyer_contact ?? '',
      sale_method: sale.sale_method ?? '',
      sale_notes: sale.sale_notes ?? '',
    },
    failed: 'We couldn’t save the sale. Please try again.',
    fieldOf: { user_not_found: 'buyer_name', own_buyer: 'buyer_name', buyer_named: 'buyer_name' },
    send: async ({ buyer_name, ...said }) => {
      const who = buyer ? { buyer_id: buyer.id } : { buyer_name };
      await api.sales.edit({ id: sale.id, ...(mayName && who), ...said });
      await refetched();
      showToast({ title: buyer ? `We’ve asked ${buyer.name} to confirm the purchase` : 'Sale saved', tone: 'good' });
      onDone();
    },
  });
  const { form, errors, isSubmitting } = call;
  const typed = useWatch({ control: form.control });
  return (
    <Form call={call}>
      {mayName && (
        <BuyerField
          carId={sale.car_id}
          chosen={buyer}
          onChoose={(person) => {
            setBuyer(person);
            form.clearErrors('buyer_name');
          }}
          name={typed.buyer_name ?? ''}
          onName={(name) => form.setValue('buyer_name', name)}
          error={errors.buyer_name?.message}
        />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Buyer contact" hint="Only visible to your side." error={errors.buyer_contact?.message}>
          {(control) => <Input {...control} {...form.register('buyer_contact')} autoComplete="off" />}
        </Field>
        <MethodField value={typed.sale_method ?? ''} onChoose={(method) => form.setValue('sale_method', method)} />
      </div>
      <Field
        label="Sale notes"
        hint="Only visible to your side."
        error={errors.sale_notes?.message}
        length={{ text: typed.sale_notes ?? '', most: maxSaleNotes }}
      >
        {(control) => <Textarea {...control} {...form.register('sale_notes')} rows={4} />}
      </Field>
      <FormButtons onCancel={onDone} busy={isSubmitting}>
        Save Changes
      </FormButtons>
    </Form>
  );
}
