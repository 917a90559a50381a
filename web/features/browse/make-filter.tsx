import type { FilterCounts } from '@forecourt/contract/cars/browse.ts';
import { byName } from '../../lib/by-name.ts';
import { listOf, type BrowseSearch } from './browse-search.ts';
import { CheckList } from './check-list.tsx';
import { toggled, type Change } from './filter-changes.ts';
import { useNamesOnSale } from './use-names-on-sale.ts';

interface MakeFilterProps {
  search: BrowseSearch;
  counts: FilterCounts | null | undefined;
  onChange: (change: Change) => void;
}

const firstShown = 6;

/**
 * Makes with cars, most cars first, and the models of the selected makes. If there are too many matches to count, it
 * lists all makes on sale without numbers.
 */
export function MakeFilter({ search, counts, onChange }: MakeFilterProps) {
  const makes = listOf(search.make);
  const onSale = useNamesOnSale(search, counts === null);
  const known = counts === null ? onSale : counts;
  const models = choicesOf(known?.models, [...listOf(search.models), ...listOf(search.notModels)]);
  const choices = choicesOf(known?.make, [...makes, ...listOf(search.notMake)]);
  return (
    <>
      {known && choices.length === 0 && <p className="text-sm text-ink-3">No makes match these filters.</p>}
      <CheckList
        choices={choices}
        chosen={makes}
        onToggle={(value) => onChange(toggled(search, 'make', value))}
        excluded={listOf(search.notMake)}
        onExclude={(value) => onChange(toggled(search, 'make', value, true))}
        counts={counts?.make}
        firstShown={firstShown}
      />
      {makes.length > 0 && models.length > 0 && (
        <fieldset className="mt-3 min-w-0 border-l-2 border-line pl-3">
          <legend className="float-left mb-1 w-full text-sm font-semibold text-ink">
            {makes.length === 1 ? `${makes[0]} models` : 'Models'}
          </legend>
          <div className="clear-both">
            <CheckList
              choices={models}
              chosen={listOf(search.models)}
              onToggle={(value) => onChange(toggled(search, 'models', value))}
              excluded={listOf(search.notModels)}
              onExclude={(value) => onChange(toggled(search, 'models', value, true))}
              counts={counts?.models}
              firstShown={firstShown}
            />
          </div>
        </fieldset>
      )}
    </>
  );
}

/** Names with cars, most cars first, plus the active ones, which may come from an old address. */
function choicesOf(counts: Readonly<Record<string, number>> | undefined, inUse: readonly string[]) {
  const known = Object.entries(counts ?? {})
    .toSorted(([name, cars], [other, others]) => others - cars || byName(name, other))
    .map(([name]) => name);
  return [...new Set([...known, ...inUse])].map((name) => ({ value: name, label: name }));
}
