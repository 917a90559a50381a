import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { count, countOf } from '../../lib/format.ts';
import { useBackCloses } from '../../lib/use-back-closes.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { activeFilters } from './active-filters.ts';
import type { BrowseSearch } from './browse-search.ts';
import { carListQuery } from './car-list.ts';
import { changed } from './filter-changes.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterPanel } from './filter-panel.tsx';

interface FilterPickerProps {
  id: string;
  search: BrowseSearch;
  onChange: (search: BrowseSearch) => void;
}

/** Selects the filters of Browse in a form, without those for the price. Says how many cars match now. */
export function FilterPicker({ id, search, onChange }: FilterPickerProps) {
  const [isOpen, setOpen] = useState(false);
  useBackCloses(isOpen, () => setOpen(false));
  const { data } = useQuery(carListQuery(search));
  const { minPrice: _min, maxPrice: _max, priceBand: _band, ...withoutPrice } = search;
  const filters = activeFilters(withoutPrice);
  const clear = () => onChange({});
  return (
    <div id={id} className="grid gap-3">
      {filters.length > 0 && (
        <FilterChips filters={filters} onRemove={(removal) => onChange(changed(search, removal))} onClear={clear} />
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button kind="plain" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <SlidersHorizontal size={16} aria-hidden="true" />
          {filters.length > 0 ? 'Change filters' : 'Select filters'}
        </Button>
        {data && filters.length > 0 && (
          <output className="text-sm text-ink-2">
            {data.total_is_capped ? `${count(data.total)}+ cars match` : matching(data.total)} right now
          </output>
        )}
      </div>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="What it must be"
        shape="sheet"
        actions={
          <div className="grid w-full grid-cols-[auto_1fr] gap-2.5">
            <Button kind="plain" onClick={clear} disabled={filters.length === 0}>
              Clear all
            </Button>
            <Button onClick={() => setOpen(false)}>Use these filters</Button>
          </div>
        }
      >
        <FilterPanel
          search={search}
          counts={data?.counts}
          onChange={(change) => onChange(changed(search, change))}
          isTight
          hasPrice={false}
        />
      </Dialog>
    </div>
  );
}

const matching = (total: number) => (total === 1 ? '1 car matches' : `${countOf(total, 'car')} match`);
