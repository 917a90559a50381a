import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { CarMake } from '@forecourt/contract/catalogue/catalogue.ts';
import * as api from '../../../lib/api.ts';
import { ChoiceList } from './choice-list.tsx';
import { FilterGroup } from './filter-group.tsx';

interface MakeFilterProps {
  make: string | undefined;
  counts: Readonly<Record<string, number>> | undefined;
  onChange: (make: string | undefined) => void;
  /** The field for a part of the model's name. */
  model: ReactNode;
}

const firstShown = 5;

/** The makes with the most cars come first; all of them on demand, by name. */
export function MakeFilter({ make, counts, onChange, model }: MakeFilterProps) {
  const { data } = useQuery({ ...api.catalogue.makes.query({}), staleTime: 300_000 });
  const weight = ({ display_name, active_cars }: CarMake) => (counts ? (counts[display_name] ?? 0) : active_cars);
  const known = (data?.makes ?? [])
    .toSorted((a, b) => weight(b) - weight(a) || a.display_name.localeCompare(b.display_name))
    .map(({ display_name }) => display_name);
  // One that the catalogue does not know was typed by a seller, or stands in an old address.
  const names = make && !known.includes(make) ? [...known, make] : known;
  return (
    <FilterGroup title="Make">
      <ChoiceList
        any="Any make"
        choices={names.map((name) => ({ value: name, label: name }))}
        chosen={make}
        onChoose={onChange}
        counts={counts}
        firstShown={firstShown}
      />
      {model}
    </FilterGroup>
  );
}
