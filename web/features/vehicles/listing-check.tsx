import { useEffect, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ListingFields } from '@forecourt/contract/cars/listing.ts';
import * as api from '../../lib/api.ts';
import { miles } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { readWhole } from '../../lib/whole-number.ts';
import { Notice } from '../../ui/notice.tsx';
import { Time } from '../../ui/time.tsx';

interface Typed {
  make: string;
  model: string;
  plate: string;
  mileage: string;
}

const debounceMs = 500;

/** Tells a seller before publishing what buyers will see about the car's mileage and plate. */
export function ListingCheck({ typed, carId }: { typed: Typed; carId: number | null }) {
  const facts = factsOf(typed);
  const state = JSON.stringify(facts);
  const [asked, setAsked] = useState(facts);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(JSON.parse(state) as typeof facts), debounceMs);
    return () => clearTimeout(timer);
  }, [state]);
  const { data } = useQuery({
    ...api.vehicles.check.query({ ...asked, ...(carId !== null && { car_id: carId }) }),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
  });
  const found = asked === null ? undefined : data;
  return (
    <div aria-live="polite" className="grid gap-3 empty:hidden">
      {found?.fell_from && (
        <Notice tone="warn">
          <p className="font-semibold">The mileage is lower than before</p>
          <p className="text-ink-2">
            A listing of this car from <Time at={found.fell_from.at} as="day" /> said {miles(found.fell_from.mileage)}.
            If you list it with less, buyers will see that the mileage went down.
          </p>
        </Notice>
      )}
      {found && found.listed_as !== null && (
        <Notice tone="warn">
          <p className="font-semibold">This plate is already for sale</p>
          <p className="text-ink-2">
            <Link
              to={paths.car}
              params={{ id: String(found.listed_as) }}
              target="_blank"
              className="font-semibold text-ink underline decoration-edge underline-offset-4"
            >
              Another listing
            </Link>{' '}
            has the same plate and model. If yours goes live too, we’ll notify both sellers and our staff.
          </p>
        </Notice>
      )}
    </div>
  );
}

/** Null without a plate, because then nothing tells which car it is. */
function factsOf({ make, model, plate, mileage }: Typed) {
  if (!make.trim() || !model.trim() || !plate.trim()) return null;
  const shown = ListingFields.pick({ make: true, model: true, plate: true }).safeParse({ make, model, plate });
  const read = ListingFields.shape.mileage.safeParse(readWhole(mileage));
  return shown.success ? { ...shown.data, mileage: read.success ? (read.data ?? null) : null } : null;
}
