import { useQuery } from '@tanstack/react-query';
import * as api from '../../../lib/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import type { ListingForm } from './use-listing-form.ts';

/** Where the car is: an area, by region. A retired area stays selectable on the listing that has it. */
export function AreaField({ form }: { form: ListingForm }) {
  const { data, isError, refetch } = useQuery({ ...api.areas.list.query({}), staleTime: 10 * 60_000 });
  const value = form.values.area;
  const isOffered = data?.regions.some(({ areas }) => areas.some(({ name }) => name === value));
  return (
    <div className="grid content-start gap-2">
      <Field
        label="Area"
        error={form.errors.area}
        hint="Where buyers can see the car. Only the name of the area is shown."
      >
        {(control) => (
          <Select
            {...control}
            name="area"
            value={value}
            onChange={(event) => form.change({ area: event.target.value })}
          >
            <option value="">{data || isError ? 'Not stated' : 'Loading areas…'}</option>
            {value !== '' && !isOffered && <option value={value}>{value}</option>}
            {data?.regions.map(({ id, name, areas }) => (
              <optgroup key={id} label={name}>
                {areas.map((area) => (
                  <option key={area.id} value={area.name}>
                    {area.name}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        )}
      </Field>
      {isError && !data && (
        <p role="alert" className="flex flex-wrap items-center gap-x-3 text-sm text-danger">
          We couldn’t load the areas.
          <Button kind="link" onClick={() => void refetch()} className="text-sm">
            Try again
          </Button>
        </p>
      )}
    </div>
  );
}
