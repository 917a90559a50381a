import { useIsRoomy } from '../../lib/media.ts';
import { Button } from '../../ui/button.tsx';
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx';

interface FilterSidebarProps extends FilterPanelProps {
  /** Undefined while there is nothing to clear. */
  onClear: (() => void) | undefined;
}

/** The filter sidebar on wide screens. It scrolls on its own if it is taller than the screen. */
export const FilterSidebar = (props: FilterSidebarProps) => (
  <aside
    data-beside
    aria-label="Filters"
    className="sticky top-16 -mr-3 -ml-2 max-h-[calc(100dvh-4rem)] overflow-y-auto overscroll-contain pt-1 pr-3 pl-2 [scrollbar-color:var(--line)_transparent] [scrollbar-width:thin] max-lg:hidden"
  >
    {useIsRoomy() && <Filters {...props} />}
  </aside>
);

const Filters = ({ onClear, ...panel }: FilterSidebarProps) => (
  <>
    <div className="mb-3 flex min-h-6 items-baseline justify-between">
      <h2 className="text-lg">Filters</h2>
      {onClear && (
        <Button kind="link" onClick={onClear} className="text-sm font-medium">
          Clear all
        </Button>
      )}
    </div>
    <FilterPanel {...panel} />
    {/* Fades the filters out at the cut-off. At their end it covers nothing. */}
    <div aria-hidden="true" className="pointer-events-none sticky bottom-0 h-9 bg-linear-to-t from-paper" />
  </>
);
