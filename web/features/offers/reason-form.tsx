import { useWatch } from 'react-hook-form';
import type { Offer } from '@forecourt/contract/offers/offer-shapes.ts';
import { maxOfferNote } from '@forecourt/contract/offers/offer-values.ts';
import { offers } from '@forecourt/contract/offers/offers.ts';
import { text } from '@forecourt/contract/kit/shapes.ts';
import { z } from 'zod';
import * as api from '../../lib/api.ts';
import { refetched } from '../../lib/refetch.ts';
import { useCallForm } from '../../lib/use-call-form.ts';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { FormButtons } from '../../ui/form-buttons.tsx';
import { Textarea } from '../../ui/textarea.tsx';

interface ReasonFormProps {
  offer: Offer;
  kind: 'decline' | 'release';
  onDone: () => void;
  onChanged?: () => Promise<void>;
}

/** Declines an offer, or ends a reservation with a reason. */
export function ReasonForm({ offer, kind, onDone, onChanged }: ReasonFormProps) {
  const isRelease = kind === 'release';
  const other = offer.side === 'buyer' ? offer.seller_name : offer.buyer_name;
  const call = useCallForm({
    shape: isRelease ? offers.release.input.pick({ reason: true }) : z.object({ reason: text(maxOfferNote) }),
    values: { reason: '' },
    failed: isRelease
      ? 'We couldn’t end the reservation. Please try again.'
      : 'We couldn’t decline the offer. Please try again.',
    send: async ({ reason }) => {
      if (isRelease) await api.offers.release({ id: offer.id, reason });
      else await api.offers.decline({ id: offer.id, amount: offer.amount, reason });
      await Promise.all([refetched(), onChanged?.()]);
      onDone();
    },
  });
  const reason = useWatch({ control: call.form.control, name: 'reason' }) ?? '';
  return (
    <Form call={call}>
      <p className="text-ink-2">
        {isRelease
          ? `The car will be available again, and the next offer in line will be looked at. ${other} will be notified.`
          : `${other} will be notified.`}
      </p>
      <Field
        label="Reason"
        required={isRelease}
        hint={isRelease ? `Shown to ${other}.` : `Optional. Shown to ${other}.`}
        error={call.errors.reason?.message}
        length={{ text: reason, most: maxOfferNote }}
      >
        {(control) => <Textarea {...control} {...call.form.register('reason')} rows={3} />}
      </Field>
      <FormButtons onCancel={onDone} kind="danger-confirm" busy={call.isSubmitting}>
        {isRelease ? 'End reservation' : 'Decline offer'}
      </FormButtons>
    </Form>
  );
}
