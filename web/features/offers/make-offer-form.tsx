import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { TradeIn } from '@forecourt/contract/offers/offer-shapes.ts';
import { usualValidHours } from '@forecourt/contract/offers/offer-values.ts';
import * as api from '../../lib/api.ts';
import { count, money } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { refetched } from '../../lib/refetch.ts';
import { useCallForm } from '../../lib/use-call-form.ts';
import { readWhole } from '../../lib/whole-number.ts';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { FormButtons } from '../../ui/form-buttons.tsx';
import { Input } from '../../ui/input.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { showToast } from '../../ui/toast-list.ts';
import type { CarToOffer } from './car-to-offer.ts';
import { offerFields, OfferFields } from './offer-fields.tsx';

interface MakeOfferFormProps {
  car: CarToOffer;
  onDone: () => void;
  /** Shows the offer. Left out, its conversation opens. */
  onMade?: () => Promise<void>;
}

const none = '';
const described = 'described';

const shape = z
  .object({
    ...offerFields,
    /** The id of one of the buyer's cars, or one of the above. */
    trade_in: z.string(),
    make: z.string().trim(),
    model: z.string().trim(),
    year: z.string().transform((year) => readWhole(year) ?? undefined),
    mileage: z.string().transform((mileage) => readWhole(mileage) ?? undefined),
  })
  .superRefine((typed, context) => {
    const { error } = TradeIn.nullable().safeParse(tradeInOf(typed));
    for (const { path, message } of error?.issues ?? []) context.addIssue({ code: 'custom', path, message });
  });

interface Typed {
  trade_in: string;
  make: string;
  model: string;
  year: number | undefined;
  mileage: number | undefined;
}

function tradeInOf({ trade_in: which, make, model, year, mileage }: Typed): TradeIn | null {
  if (which === none) return null;
  if (which !== described) return { car_id: Number(which) };
  return { make, model, ...(year !== undefined && { year }), ...(mileage !== undefined && { mileage }) };
}

/** Amount, time to respond, note and trade-in. */
export function MakeOfferForm({ car, onDone, onMade }: MakeOfferFormProps) {
  const navigate = useNavigate();
  const own = useQuery(api.cars.mine.query({}));
  const cars = (own.data?.listings ?? []).filter(
    ({ dealer_id, status, make, model }) => dealer_id === null && make && model && tradable.has(status),
  );
  const call = useCallForm({
    shape,
    values: {
      amount: '',
      valid_hours: String(usualValidHours),
      note: '',
      trade_in: none,
      make: '',
      model: '',
      year: '',
      mileage: '',
    },
    failed: 'We couldn’t send your offer. Please try again.',
    fieldOf: { offer_too_low: 'amount' },
    send: async ({ amount, valid_hours, note, ...typed }) => {
      const { offer } = await api.offers.make({
        car_id: car.id,
        amount,
        valid_hours,
        note,
        trade_in: tradeInOf(typed),
      });
      await Promise.all([refetched(), onMade?.()]);
      onDone();
      showToast({
        title: `You offered ${money(offer.amount)}. We’ll notify you when the seller responds.`,
        tone: 'good',
      });
      if (!onMade) await navigate({ to: paths.conversation, params: { id: String(offer.conversation_id) } });
    },
  });
  const { form, errors } = call;
  const trade = useWatch({ control: form.control, name: 'trade_in' });
  return (
    <Form call={call}>
      <p className="text-ink-2">
        <b className="font-semibold text-ink">{car.title}</b> is listed at {money(car.price)}. If the seller accepts,
        the car is reserved for you.
      </p>
      {car.held_until !== null && (
        <Notice tone="info">It’s reserved for another buyer right now. Your offer waits in line.</Notice>
      )}
      <OfferFields
        form={form}
        errors={errors}
        hint={`Up to $${count(car.price * 2)}.`}
        noteHint="Optional. Shown to the seller."
      />
      <Field label="Trade-in" hint="A car you’d give in part exchange." error={errors.trade_in?.message}>
        {(control) => (
          <Select {...control} {...form.register('trade_in')}>
            <option value={none}>No trade-in</option>
            {cars.map(({ id, title, year, make, model }) => (
              <option key={id} value={id}>
                {title ?? [year, make, model].filter(Boolean).join(' ')}
              </option>
            ))}
            <option value={described}>Another car</option>
          </Select>
        )}
      </Field>
      {trade === described && (
        <div className="grid grid-cols-2 gap-x-4 gap-y-5">
          {(['make', 'model', 'year', 'mileage'] as const).map((name) => (
            <Field key={name} label={labels[name]} required error={errors[name]?.message}>
              {(control) => (
                <Input
                  {...control}
                  {...form.register(name)}
                  autoComplete="off"
                  {...((name === 'year' || name === 'mileage') && { inputMode: 'numeric' as const })}
                />
              )}
            </Field>
          ))}
        </div>
      )}
      <FormButtons onCancel={onDone} busy={call.isSubmitting}>
        Send offer
      </FormButtons>
    </Form>
  );
}

const labels = { make: 'Make', model: 'Model', year: 'Year', mileage: 'Mileage' };
const tradable = new Set(['draft', 'active', 'reserved']);
