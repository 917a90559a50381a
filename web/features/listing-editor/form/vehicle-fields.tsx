import type { ReactNode } from 'react';
import { colourNames, fuelNames, transmissionNames } from '../../../lib/car-words.ts';
import { AreaField } from './area-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { MakeAndModel } from './make-and-model.tsx';
import { OfferFields } from './offer-fields.tsx';
import { MoreFacts } from './more-facts.tsx';
import { NumberField } from './number-field.tsx';
import { TextField } from './text-field.tsx';
import type { ListingForm } from './use-listing-form.ts';

interface VehicleFieldsProps {
  form: ListingForm;
  profilePhone: string | null;
  /** Warnings from earlier listings of this car. */
  check: ReactNode;
}

/** All fields of a car, required ones first. */
export const VehicleFields = ({ form, profilePhone, check }: VehicleFieldsProps) => (
  <div className="grid gap-6">
    <div className="grid grid-cols-2 items-start gap-x-4 gap-y-5">
      <MakeAndModel form={form} />
    </div>
    <div className="grid grid-cols-2 items-start gap-x-4 gap-y-5 sm:grid-cols-3">
      <NumberField form={form} name="year" label="Year" placeholder="2021" grouped={false} />
      <NumberField form={form} name="price" label="Price" placeholder="39,900" before="$" />
      <NumberField form={form} name="mileage" label="Mileage" placeholder="42,000" behind="mi" />
      <ChoiceField form={form} name="transmission" label="Transmission" choices={transmissionNames} />
      <ChoiceField form={form} name="fuel" label="Fuel" choices={fuelNames} />
      <ChoiceField form={form} name="colour" label="Colour" choices={colourNames} />
      <div className="col-span-2 sm:col-span-3">
        <AreaField form={form} />
      </div>
    </div>
    {check}
    <TextField
      form={form}
      name="description"
      label="Description"
      lines={5}
      longest={5000}
      hint="How it drives, what work has been done and why you’re selling."
    />
    <OfferFields form={form} />
    <MoreFacts form={form} profilePhone={profilePhone} />
  </div>
);
