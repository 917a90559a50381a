import { driveNames } from '../../../lib/car-words.ts';
import { armourNames, upgradeNames } from '../words.ts';
import { StepField } from './step-field.tsx';
import type { ListingForm } from './use-listing-form.ts';

/** Drive and upgrades. Each takes one press instead of opening a list. */
export const WorkshopFields = ({ form }: { form: ListingForm }) => (
  <fieldset className="grid gap-2.5">
    <legend className="mb-2.5 text-sm">
      <span className="font-semibold">Drive and upgrades</span>
      <span className="ml-2 text-ink-3">0 is stock, 4 is the maximum</span>
    </legend>
    <div className="grid gap-x-8 gap-y-1.5 md:grid-cols-2">
      <StepField form={form} name="drive" choices={drives} />
      <StepField form={form} name="has_turbo" choices={turbo} />
      <StepField form={form} name="engine_upgrade" short="Engine" choices={upgrades} />
      <StepField form={form} name="brake_upgrade" short="Brake" choices={upgrades} />
      <StepField form={form} name="transmission_upgrade" short="Transmission" choices={upgrades} />
      <StepField form={form} name="armour" unit="%" choices={armour} />
    </div>
  </fieldset>
);

const drives = Object.entries(driveNames).map(([value, spoken]) => ({
  value,
  text: spoken.replace('-wheel drive', ''),
  spoken,
}));
const turbo = [
  { value: 'no', text: 'No' },
  { value: 'yes', text: 'Yes' },
];
const upgrades = Object.entries(upgradeNames).map(([value, name]) => ({
  value,
  text: value,
  spoken: name.includes(value) ? name : `${value}, ${name.toLowerCase()}`,
}));
const armour = Object.entries(armourNames).map(([value, name]) => ({
  value,
  text: name.replace(' %', ''),
  spoken: name,
}));
