import type { FilterCounts } from '@forecourt/contract/cars/browse.ts';
import { sellerTypes } from '@forecourt/contract/cars/filter-values.ts';
import { bodyClasses } from '@forecourt/contract/catalogue/body-classes.ts';
import { sellerTypeNames } from '../../../lib/car-words.ts';
import { readBrowseSearch, type BrowseSearch } from './browse-search.ts';
import { ChoiceList } from './choice-list.tsx';
import type { Change } from './filter-changes.ts';
import { FilterGroup, FoldedGroup } from './filter-group.tsx';
import { MakeFilter } from './make-filter.tsx';
import { ModelField } from './model-field.tsx';
import { mileageChoices, mileageCounts } from './mileage-choices.ts';
import { PriceFilter } from './price-filter.tsx';
import { RangeFields } from './range-fields.tsx';
import { yearChoices } from './year-choices.ts';

export interface FilterPanelProps {
  search: BrowseSearch;
  counts: FilterCounts | null | undefined;
  /** `typed`: one of many changes on the way to what is meant. */
  onChange: (change: Change, how?: 'typed') => void;
}

/** Everything to narrow by (core document §2 and §5). */
export function FilterPanel({ search, counts, onChange }: FilterPanelProps) {
  /** A value from a list of ours, read as it would be from the address. */
  const choose = (key: keyof BrowseSearch) => (value: string | undefined) =>
    onChange({ [key]: value === undefined ? undefined : readBrowseSearch({ [key]: value })[key] });
  return (
    <div>
      <PriceFilter
        priceBand={search.priceBand}
        minPrice={search.minPrice}
        maxPrice={search.maxPrice}
        counts={counts?.priceBand}
        onChange={onChange}
      />
      <MakeFilter
        make={search.make}
        counts={counts?.make}
        onChange={(make) => onChange({ make })}
        model={<ModelField model={search.model} onChange={(model) => onChange({ model }, 'typed')} />}
      />
      <FilterGroup title="Seller type">
        <ChoiceList
          any="Any seller"
          choices={sellerTypes.map((value) => ({ value, label: sellerTypeNames[value] }))}
          chosen={search.sellerType}
          onChoose={choose('sellerType')}
          counts={counts?.sellerType}
        />
      </FilterGroup>
      <YearAndRange search={search} counts={counts} onChange={onChange} choose={choose('year')} />
      <FoldedGroup title="Body class" inUse={search.bodyClass !== undefined}>
        <ChoiceList
          any="Any class"
          choices={bodyClasses.map((value) => ({ value, label: value }))}
          chosen={search.bodyClass}
          onChoose={choose('bodyClass')}
          counts={counts?.bodyClass}
        />
      </FoldedGroup>
      <FoldedGroup title="Max mileage" inUse={search.maxMileage !== undefined}>
        <ChoiceList
          any="Any mileage"
          choices={mileageChoices(search.maxMileage)}
          chosen={search.maxMileage?.toString()}
          onChoose={choose('maxMileage')}
          counts={counts && mileageCounts(counts.maxMileage)}
        />
      </FoldedGroup>
    </div>
  );
}

type GroupProps = FilterPanelProps & { choose: (value: string | undefined) => void };

function YearAndRange({ search, counts, onChange, choose }: GroupProps) {
  const { year, minYear, maxYear } = search;
  const isOwn = minYear !== undefined || maxYear !== undefined;
  return (
    <FoldedGroup title="Year" inUse={isOwn || year !== undefined}>
      <ChoiceList
        any="Any year"
        choices={yearChoices(new Date().getFullYear(), year).map((one) => ({ value: one, label: one }))}
        chosen={year?.toString()}
        onChoose={(value) => (value ? choose(value) : onChange({ year: undefined, ...noYears }))}
        counts={counts?.year}
        columns={2}
        isOwn={isOwn}
      />
      <RangeFields
        of="year"
        min={minYear}
        max={maxYear}
        lowest={1900}
        highest={2100}
        show={String}
        placeholders={['From', 'To']}
        onChange={({ min, max }) => onChange({ minYear: min, maxYear: max }, 'typed')}
      />
    </FoldedGroup>
  );
}

const noYears = { minYear: undefined, maxYear: undefined };
