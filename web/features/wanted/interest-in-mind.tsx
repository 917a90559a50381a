import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CarInMind } from '@forecourt/contract/wanted/wanted-shapes.ts';
import * as api from '../../lib/api.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { readWhole } from '../../lib/whole-number.ts';
import { InterestNote } from './interest-note.tsx';

/** The listing form's texts, which may still be incomplete. */
type Typed = Partial<Record<keyof CarInMind, string>>;

const debounceMs = 500;

/** How many people look for the car that is being described. */
export function InterestInMind({ typed }: { typed: Typed }) {
  const asked = JSON.parse(useDebounced(JSON.stringify(factsOf(typed)), debounceMs)) as CarInMind | null;
  const { data } = useQuery({
    ...api.wanted.interestIn.query(asked ?? { make: '-' }),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
  });
  return <InterestNote people={asked === null ? 0 : (data?.people ?? 0)} />;
}

/** The facts that are complete. Null without a make. */
function factsOf(typed: Typed): CarInMind | null {
  const filled = Object.entries(CarInMind.shape).flatMap(([name, shape]) => {
    const text = typed[name as keyof CarInMind]?.trim();
    if (!text) return [];
    const parsed = shape.safeParse(numbers.includes(name) ? readWhole(text) : text);
    return parsed.success ? [[name, parsed.data] as const] : [];
  });
  return CarInMind.safeParse(Object.fromEntries(filled)).data ?? null;
}

const numbers = ['year', 'price', 'mileage'];
