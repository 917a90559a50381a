import { z } from 'zod';
import type { Offer } from '@forecourt/contract/offers/offer-shapes.ts';
import { usualValidHours } from '@forecourt/contract/offers/offer-values.ts';
import * as api from '../../lib/api.ts';
import { money } from '../../lib/format.ts';
import { refetched } from '../../lib/refetch.ts';
import { useCallForm } from '../../lib/use-call-form.ts';
import { Form } from '../../ui/form.tsx';
import { FormButtons } from '../../ui/form-buttons.tsx';
import { offerFields, OfferFields } from './offer-fields.tsx';

interface CounterFormProps {
  offer: Offer;
  onDone: () => void;
  onChanged?: () => Promise<void>;
}

const shape = z.object(offerFields);

/** Proposes another amount. Then it's the other side's turn. */
export function CounterForm({ offer, onDone, onChanged }: CounterFormProps) {
  const call = useCallForm({
    shape,
    values: { amount: '', valid_hours: String(usualValidHours), note: '' },
    failed: 'We couldn’t send your counter-offer. Please try again.',
    fieldOf: { offer_too_low: 'amount' },
    send: async ({ amount: new_amount, ...more }) => {
      await api.offers.counter({ id: offer.id, amount: offer.amount, new_amount, ...more });
      await Promise.all([refetched(), onChanged?.()]);
      onDone();
    },
  });
  return (
    <Form call={call}>
      <p className="text-ink-2">
        The latest amount is <b className="font-semibold text-ink">{money(offer.amount)}</b>
        {offer.car.price !== null && `, the price is ${money(offer.car.price)}`}.
      </p>
      <OfferFields
        form={call.form}
        errors={call.errors}
        hint="In whole dollars."
        noteHint={`Optional. Shown to ${offer.side === 'buyer' ? offer.seller_name : offer.buyer_name}.`}
      />
      <FormButtons onCancel={onDone} busy={call.isSubmitting}>
        Send counter-offer
      </FormButtons>
    </Form>
  );
}
