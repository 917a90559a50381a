import { Checkbox } from '../../../ui/checkbox.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { phoneText } from '../../../lib/phone-text.ts';
import { FeatureList } from './feature-list.tsx';
import { emptyValues, fieldOrder, mainFields, type ListingValues } from './listing-values.ts';
import { TextField } from './text-field.tsx';
import type { ListingForm } from './use-listing-form.ts';
import { WorkshopFields } from './workshop-fields.tsx';

/** Optional fields, collapsed, with a count of those filled in. */
export function MoreFacts({ form, profilePhone }: { form: ListingForm; profilePhone: string | null }) {
  const filledIn = howMany(form.values);
  return (
    <Disclosure
      isWide
      title={
        <span>
          <span className="block font-semibold">More about the car</span>
          <span className="block text-sm text-ink-3">
            {filledIn > 0 ? `${filledIn} filled in` : 'Optional: upgrades, features, plate and more'}
          </span>
        </span>
      }
      open={form.moreOpen}
      onToggle={(event) => form.setMoreOpen(event.currentTarget.open)}
      className="rounded-l border border-line bg-surface"
      titleClassName="px-5 py-4"
    >
      <div className="grid gap-5 border-t border-line p-4 sm:gap-6 sm:p-5">
        <WorkshopFields form={form} />
        <FeatureList form={form} />
        <TextField
          form={form}
          name="condition_note"
          label="Condition note"
          lines={2}
          longest={500}
          hint="Scratches, repairs and anything else a buyer should know before the viewing."
        />
        <TextField
          form={form}
          name="title"
          label="Title"
          longest={80}
          placeholder={
            [form.values.year, form.values.make, form.values.model].filter(Boolean).join(' ') || 'Year, make and model'
          }
        />
        <div className="grid grid-cols-2 items-start gap-x-4 gap-y-5">
          <TextField form={form} name="plate" label="Plate" longest={8} input={{ className: 'uppercase' }} />
          <TextField
            form={form}
            name="contactPhone"
            label="Contact phone"
            longest={40}
            input={{ inputMode: 'tel' }}
            hint={
              profilePhone
                ? `If you leave this empty, we’ll use ${phoneText(profilePhone)} from your profile.`
                : 'For this listing only.'
            }
          />
        </div>
        <Checkbox
          name="open_to_trade"
          label="Open to trade"
          checked={form.values.open_to_trade}
          onChange={(event) => form.change({ open_to_trade: event.target.checked })}
        />
      </div>
    </Disclosure>
  );
}

const howMany = (values: ListingValues) =>
  fieldOrder.filter((name) => !mainFields.has(name) && String(values[name]) !== String(emptyValues[name])).length;
