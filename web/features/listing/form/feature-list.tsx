import { features, type Feature } from '@forecourt/contract/cars/car-facts.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import type { ListingForm } from './use-listing-form.ts';

/** The first six ticked are the ones a buyer sees at once, in this order. */
export function FeatureList({ form }: { form: ListingForm }) {
  const ticked = form.values.features;
  const toggle = (feature: Feature, isOn: boolean) =>
    form.change({ features: features.filter((one) => (one === feature ? isOn : ticked.includes(one))) });
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 text-sm font-semibold">
        Features
        {ticked.length > 0 && <span className="ml-2 font-normal text-ink-3">{ticked.length} chosen</span>}
      </legend>
      <div className="grid gap-x-5 gap-y-2.5 min-[420px]:grid-cols-2 sm:grid-cols-3">
        {features.map((feature) => (
          <Checkbox
            key={feature}
            label={feature}
            checked={ticked.includes(feature)}
            onChange={(event) => toggle(feature, event.target.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
