import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import type { Offer } from '@forecourt/contract/offers/offer-shapes.ts';
import { maxSaleNotes } from '@forecourt/contract/sales/sale-values.ts';
import * as api from '../../lib/api.ts';
import { refetched } from '../../lib/refetch.ts';
import { count, miles } from '../../lib/format.ts';
import { useCallForm } from '../../lib/use-call-form.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { FormButtons } from '../../ui/form-buttons.tsx';
import { Form } from '../../ui/form.tsx';
import { Input } from '../../ui/input.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Person } from '../../shared/people/person-row.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { AmountField } from './amount-field.tsx';
import { BuyerField } from './buyer/buyer-field.tsx';
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

/** Waits for the accepted offer, which fills in the buyer and the amount. Without it, the form is empty. */
export function CompleteSaleForm(props: CompleteSaleFormProps) {
  const { data, isPending } = useQuery(api.offers.ofCar.query({ car_id: props.car.id }));
  if (isPending) return <Skeleton className="h-[420px] rounded-m" />;
  return <SaleForm {...props} agreed={agreedIn(data)} />;
}

/** Agreed by both sides in an offer, on this car or with this car as the trade-in. */
interface Agreed {
  /** Set for an offer on this car. */
  offerId: number | null;
  buyer: Person;
  amount: number | null;
  notes: string;
}

function agreedIn(data: { offers: Offer[]; as_trade_in: Offer[] } | undefined): Agreed | null {
  const accepted = data?.offers.find(({ status, side }) => status === 'accepted' && side === 'seller');
  if (accepted) {
    const { id, buyer_id, buyer_name, amount, trade_in: tradeIn } = accepted;
    const notes = tradeIn
      ? `Trade-in: ${tradeIn.name}${tradeIn.mileage === null ? '' : `, ${miles(tradeIn.mileage)}`}`
      : '';
    return { offerId: id, buyer: { id: buyer_id, name: buyer_name, avatar_url: null }, amount, notes };
  }
  const trade = data?.as_trade_in[0];
  if (!trade) return null;
  const { seller_id, contact_name, seller_name, dealer_id, car } = trade;
  // A company buys through the person who is its contact for the car. They're asked to confirm.
  const company_name = dealer_id === null ? null : seller_name;
  const buyer = { id: seller_id, name: contact_name, avatar_url: null, company_name };
  return { offerId: null, buyer, amount: null, notes: `Trade-in for ${car.title}` };
}

const priceText = (price: number | null) => (price === null ? '' : count(price));

const shape = z.object({ sale_price: TypedAmountOrNone, ...typedFields });

/** The details of a sale. Every field is optional, because sellers may not want to share them. */
function SaleForm({ car, agreed, onCancel, onDone }: CompleteSaleFormProps & { agreed: Agreed | null }) {
  const [buyer, setBuyer] = useState<Person | null>(agreed?.buyer ?? null);
  const [isSure, setSure] = useState(false);
  const brokenOfferId = agreed && buyer?.id !== agreed.buyer.id ? agreed.offerId : null;
  const { withdraw } = useWithdraw();
  const call = useCallForm({
    shape,
    values: {
      sale_price: priceText(agreed ? agreed.amount : car.price),
      buyer_name: '',
      buyer_contact: '',
      sale_method: agreed?.notes ? 'trade' : '',
      sale_notes: agreed?.notes ?? '',
    },
    failed: words.completeFailed,
    fieldOf: { user_not_found: 'buyer_name', own_buyer: 'buyer_name' },
    send: async ({ buyer_name, ...said }) => {
      const who = buyer ? { buyer_id: buyer.id } : { buyer_name };
      const { sale } = await api.sales.complete({
        car_id: car.id,
        ...who,
        ...said,
        ...(isSure && brokenOfferId !== null && { despite_offer_id: brokenOfferId }),
      });
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
      {agreed && brokenOfferId !== null && (
        <Notice tone="warn">
          <p>You accepted an offer by {agreed.buyer.name}. A sale to someone else closes it.</p>
          <Checkbox label="I sold it to someone else" checked={isSure} onChange={() => setSure(!isSure)} />
        </Notice>
      )}
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
      <FormButtons onCancel={onCancel} busy={isSubmitting}>
        Complete Sale
      </FormButtons>
    </Form>
  );
}
