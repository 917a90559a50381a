import { features, type Feature } from '@forecourt/contract/cars/car-facts.ts';
import { ChipCheckbox } from '../../../ui/chip-checkbox.tsx';
import { featureGroups } from './feature-groups.ts';
import type { ListingForm } from './use-listing-form.ts';

/** Buyers see the first six selected features first, in this order. */
export function FeatureList({ form }: { form: ListingForm }) {
  const ticked = form.values.features;
  const toggle = (feature: Feature, isOn: boolean) =>
    form.change({
      features: features.filter((candidate) => (candidate === feature ? isOn : ticked.includes(candidate))),
    });
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-sm font-semibold">
        Features
        {ticked.length > 0 && <span className="ml-2 font-normal text-ink-3">{ticked.length} selected</span>}
      </legend>
      {featureGroups.map((group) => (
        <fieldset key={group.title}>
          <legend className="mb-1 text-xs text-ink-3">{group.title}</legend>
          <div className="flex flex-wrap gap-1.5">
            {group.features.map((feature) => (
              <ChipCheckbox
                key={feature}
                name="features"
                label={feature}
                checked={ticked.includes(feature)}
                onChange={(event) => toggle(feature, event.target.checked)}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </fieldset>
  );
}
