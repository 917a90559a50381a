import { ChevronDown } from 'lucide-react';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { colourNames, driveNames, fuelNames, transmissionNames } from '../../../lib/car-words.ts';
import { armourNames, upgradeNames } from '../words.ts';
import { ChoiceField } from './choice-field.tsx';
import { FeatureList } from './feature-list.tsx';
import { emptyValues, fieldOrder, requiredFields, type ListingValues } from './listing-values.ts';
import { TextField } from './text-field.tsx';
import type { ListingForm } from './use-listing-form.ts';

/** All that may be said beyond what must be said; closed until wanted, with a count of what is filled in. */
export function MoreFacts({ form, profilePhone }: { form: ListingForm; profilePhone: string | null }) {
  const said = howMany(form.values);
  return (
    <details
      open={form.moreOpen}
      onToggle={(event) => form.setMoreOpen(event.currentTarget.open)}
      className="group rounded-l border border-line bg-surface"
    >
      <summary className="flex list-none items-center justify-between gap-4 rounded-l px-5 py-4 select-none [&::-webkit-details-marker]:hidden">
        <span>
          <span className="block font-semibold">More about the car</span>
          <span className="block text-sm text-ink-3">
            {said > 0 ? `${said} filled in` : 'Optional: colour, upgrades, features, plate and more'}
          </span>
        </span>
        <ChevronDown size={20} className="shrink-0 transition-transform group-open:rotate-180" aria-hidden="true" />
      </summary>
      <div className="grid gap-6 border-t border-line p-5">
        <TextField
          form={form}
          name="title"
          label="Title"
          longest={80}
          hint="Left empty, it is year, make and model."
          placeholder={[form.values.year, form.values.make, form.values.model].filter(Boolean).join(' ')}
        />
        <div className="grid items-start gap-5 min-[420px]:grid-cols-2 sm:grid-cols-4">
          <ChoiceField form={form} name="colour" label="Colour" choices={colourNames} />
          <ChoiceField form={form} name="transmission" label="Transmission" choices={transmissionNames} />
          <ChoiceField form={form} name="fuel" label="Fuel" choices={fuelNames} />
          <ChoiceField form={form} name="drive" label="Drive" choices={driveNames} />
          <ChoiceField form={form} name="engine_upgrade" label="Engine upgrade" choices={upgradeNames} />
          <ChoiceField form={form} name="brake_upgrade" label="Brake upgrade" choices={upgradeNames} />
          <ChoiceField form={form} name="transmission_upgrade" label="Transmission upgrade" choices={upgradeNames} />
          <ChoiceField form={form} name="has_turbo" label="Turbo" choices={{ yes: 'Yes', no: 'No' }} />
          <ChoiceField form={form} name="armour" label="Armour" choices={armourNames} />
          <TextField form={form} name="plate" label="Plate" longest={8} input={{ className: 'uppercase' }} />
        </div>
        <FeatureList form={form} />
        <TextField
          form={form}
          name="condition_note"
          label="Condition note"
          lines={3}
          longest={500}
          hint="Scratches, repairs, what a buyer should know before the viewing."
        />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField
            form={form}
            name="contactPhone"
            label="Contact phone"
            longest={40}
            input={{ inputMode: 'tel' }}
            hint={
              profilePhone
                ? `Left empty, callers get the number of your profile: ${profilePhone}.`
                : 'For this listing only.'
            }
          />
          <div className="sm:pt-8">
            <Checkbox
              label="Open to trade"
              checked={form.values.open_to_trade}
              onChange={(event) => form.change({ open_to_trade: event.target.checked })}
            />
          </div>
        </div>
      </div>
    </details>
  );
}

const howMany = (values: ListingValues) =>
  fieldOrder.filter((name) => !requiredFields.has(name) && String(values[name]) !== String(emptyValues[name])).length;
