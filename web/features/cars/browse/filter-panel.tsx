import type { FilterCounts } from '@forecourt/contract/cars/browse.ts';
import { priceBands, sellerTypes } from '@forecourt/contract/cars/filter-values.ts';
import { bodyClasses } from '@forecourt/contract/catalogue/body-classes.ts';
import { money } from '../../../lib/format.ts';
import { sellerTypeNames } from '../../../lib/car-words.ts';
import { readBrowseSearch, type BrowseSearch } from './browse-search.ts';
import { ChoiceList } from './choice-list.tsx';
import type { Change } from './filter-changes.ts';
import { MakeFilter } from './make-filter.tsx';
import { ModelFilter } from './model-filter.tsx';
import { mileageChoices, mileageCounts } from './mileage-choices.ts';
import { RangeFields } from './range-fields.tsx';
import { priceBandNames } from './words.ts';
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
      <PriceAndRange search={search} counts={counts} onChange={onChange} choose={choose('priceBand')} />
      <YearAndRange search={search} counts={counts} onChange={onChange} choose={choose('year')} />
      <MakeFilter make={search.make} counts={counts?.make} onChange={(make) => onChange({ make })} />
      <ModelFilter model={search.model} onChange={(model) => onChange({ model }, 'typed')} />
      <ChoiceList
        title="Body class"
        any="Any class"
        choices={bodyClasses.map((value) => ({ value, label: value }))}
        chosen={search.bodyClass}
        onChoose={choose('bodyClass')}
        counts={counts?.bodyClass}
      />
      <ChoiceList
        title="Seller type"
        any="Any seller"
        choices={sellerTypes.map((value) => ({ value, label: sellerTypeNames[value] }))}
        chosen={search.sellerType}
        onChoose={choose('sellerType')}
        counts={counts?.sellerType}
      />
      <ChoiceList
        title="Max mileage"
        any="Any mileage"
        choices={mileageChoices(search.maxMileage)}
        chosen={search.maxMileage?.toString()}
        onChoose={choose('maxMileage')}
        counts={counts && mileageCounts(counts.maxMileage)}
      />
    </div>
  );
}

type GroupProps = FilterPanelProps & { choose: (value: string | undefined) => void };

const PriceAndRange = ({ search, counts, onChange, choose }: GroupProps) => (
  <ChoiceList
    title="Price"
    any="Any price"
    choices={priceBands.map(({ key }) => ({ value: key, label: priceBandNames[key] }))}
    chosen={search.priceBand}
    onChoose={(value) => (value ? choose(value) : onChange({ priceBand: undefined, ...noPrices }))}
    counts={counts?.priceBand}
    isOwn={search.minPrice !== undefined || search.maxPrice !== undefined}
    range={
      <RangeFields
        of="price"
        min={search.minPrice}
        max={search.maxPrice}
        lowest={0}
        highest={1_000_000_000}
        show={money}
        placeholders={['$ min', '$ max']}
        onChange={({ min, max }) => onChange({ minPrice: min, maxPrice: max }, 'typed')}
      />
    }
  />
);

const YearAndRange = ({ search, counts, onChange, choose }: GroupProps) => (
  <ChoiceList
    title="Year"
    any="Any year"
    choices={yearChoices(new Date().getFullYear(), search.year).map((year) => ({ value: year, label: year }))}
    chosen={search.year?.toString()}
    onChoose={(value) => (value ? choose(value) : onChange({ year: undefined, ...noYears }))}
    counts={counts?.year}
    columns={2}
    isOwn={search.minYear !== undefined || search.maxYear !== undefined}
    range={
      <RangeFields
        of="year"
        min={search.minYear}
        max={search.maxYear}
        lowest={1900}
        highest={2100}
        show={String}
        placeholders={['From', 'To']}
        onChange={({ min, max }) => onChange({ minYear: min, maxYear: max }, 'typed')}
      />
    }
  />
);

const noPrices = { minPrice: undefined, maxPrice: undefined };
const noYears = { minYear: undefined, maxYear: undefined };
