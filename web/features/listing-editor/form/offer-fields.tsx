import { Checkbox } from '../../../ui/checkbox.tsx';
import { NumberField } from './number-field.tsx';
import type { ListingForm } from './use-listing-form.ts';

/** Whether buyers can make offers, and the lowest one the seller considers. */
export const OfferFields = ({ form }: { form: ListingForm }) => (
  <fieldset className="grid gap-4">
    <legend className="sr-only">Offers</legend>
    <Checkbox
      name="accepts_offers"
      label={
        <>
          Accepts offers
          <span className="block text-sm text-ink-3">
            {form.values.accepts_offers ? 'Buyers can propose an amount.' : 'The price is fixed.'}
          </span>
        </>
      }
      checked={form.values.accepts_offers}
      onChange={(event) => form.change({ accepts_offers: event.target.checked })}
    />
    {form.values.accepts_offers && (
      <div className="sm:max-w-sm">
        <NumberField
          form={form}
          name="minimum_offer"
          label="Lowest offer to consider"
          hint="Optional and private. Lower offers are refused right away, and you aren’t notified."
          placeholder="35,000"
          before="$"
        />
      </div>
    )}
  </fieldset>
);
