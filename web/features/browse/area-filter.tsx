import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { ChevronRight } from 'lucide-react';
import type { FilterCounts } from '@forecourt/contract/cars/browse.ts';
import * as api from '../../lib/api.ts';
import { byName } from '../../lib/by-name.ts';
import { listOf, type BrowseSearch } from './browse-search.ts';
import { CheckList } from './check-list.tsx';
import { toggled, type Change } from './filter-changes.ts';

interface AreaFilterProps {
  search: BrowseSearch;
  counts: FilterCounts | null | undefined;
  onChange: (change: Change) => void;
}

/** Whole regions, each with its areas. */
export function AreaFilter({ search, counts, onChange }: AreaFilterProps) {
  const { data } = useQuery({ ...api.areas.list.query({}), staleTime: 10 * 60_000 });
  const areasOf = new Map(data?.regions.map(({ name, areas }) => [name, areas.map((area) => area.name)]));
  const inUse = (['region', 'notRegion'] as const).flatMap((name) => listOf(search[name]));
  const regions = [...new Set([...areasOf.keys(), ...Object.keys(counts?.region ?? {}), ...inUse])].toSorted(byName);
  const listed = new Set([...areasOf.values()].flat());
  // Retired areas, and names from an old address.
  const others = [...Object.keys(counts?.area ?? {}), ...listOf(search.area), ...listOf(search.notArea)];
  const unlisted = data ? [...new Set(others)].filter((name) => !listed.has(name)) : listOf(search.area);
  return (
    <div className="grid">
      {regions.map((region) => (
        <Region key={region} {...{ region, search, counts, onChange }} areas={areasOf.get(region) ?? []} />
      ))}
      {unlisted.length > 0 && <Areas areas={unlisted} {...{ search, counts, onChange }} />}
    </div>
  );
}

function Region({ region, areas, ...state }: AreaFilterProps & { region: string; areas: string[] }) {
  const { search, counts, onChange } = state;
  const hasChosen = areas.some((area) => [...listOf(search.area), ...listOf(search.notArea)].includes(area));
  const [isOpen, setIsOpen] = useState(hasChosen);
  return (
    <div>
      <div className="flex items-start gap-1">
        <div className="min-w-0 grow">
          <CheckList
            choices={[{ value: region, label: region }]}
            chosen={listOf(search.region)}
            // The region includes its areas.
            onToggle={() => onChange({ ...toggled(search, 'region', region), ...withoutAreas(search, areas) })}
            excluded={listOf(search.notRegion)}
            onExclude={() => onChange(toggled(search, 'region', region, true))}
            counts={counts?.region}
          />
        </div>
        {areas.length > 0 && (
          <button
            type="button"
            aria-expanded={isOpen || hasChosen}
            aria-label={`Areas of ${region}`}
            onClick={() => setIsOpen(!isOpen)}
            className="grid size-[30px] shrink-0 place-items-center rounded-s text-ink-3 hover:text-ink pointer-coarse:size-10"
          >
            <ChevronRight
              size={16}
              className={clsx('transition-transform', (isOpen || hasChosen) && 'rotate-90')}
              aria-hidden="true"
            />
          </button>
        )}
      </div>
      {(isOpen || hasChosen) && areas.length > 0 && (
        <fieldset aria-label={`Areas of ${region}`} className="mb-2 ml-2 min-w-0 border-l-2 border-line pl-3">
          <Areas areas={areas} region={region} {...state} />
        </fieldset>
      )}
    </div>
  );
}

const Areas = ({ areas, region, search, counts, onChange }: AreaFilterProps & { areas: string[]; region?: string }) => (
  <CheckList
    choices={areas.map((area) => ({ value: area, label: area }))}
    chosen={listOf(search.area)}
    // One area of a selected region replaces it.
    onToggle={(area) =>
      onChange({
        ...toggled(search, 'area', area),
        ...(region && listOf(search.region).includes(region) && toggled(search, 'region', region)),
      })
    }
    excluded={listOf(search.notArea)}
    onExclude={(area) => onChange(toggled(search, 'area', area, true))}
    counts={counts?.area}
  />
);

function withoutAreas(search: BrowseSearch, areas: readonly string[]): Change {
  const left = listOf(search.area).filter((area) => !areas.includes(area));
  return { area: left.length > 0 ? left : undefined };
}
