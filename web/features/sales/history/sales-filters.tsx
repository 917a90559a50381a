import type { ReactNode } from 'react';
import { saleMethodNames, saleMethods, salePeriods, saleStates } from '@forecourt/contract/sales/sale-values.ts';
import { SearchField, type TypedText } from '../../../ui/search-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { stateNames } from '../words.ts';
import { periodNames } from './filter-names.ts';
import { maxSearch, type FilterChange, type SalesSearch } from './sales-search.ts';

interface SalesFiltersProps {
  search: SalesSearch;
  typed: TypedText;
  /** Team members with sales. Empty for private sellers. */
  sellers: readonly { id: number; name: string }[];
  onChange: (change: FilterChange) => void;
  onClearSearch: () => void;
}

export const SalesFilters = ({ search, typed, sellers, onChange, onClearSearch }: SalesFiltersProps) => (
  <div className="grid grid-cols-2 gap-2.5 lg:flex lg:flex-wrap [&>*]:min-w-0 max-lg:[&>:last-child:nth-child(even)]:col-span-2 lg:[&>:not(:first-child)]:w-[168px]">
    <SearchField
      typed={typed}
      onClear={onClearSearch}
      label={search.side ? 'Search by car or seller' : 'Search by car or buyer'}
      placeholder={search.side ? 'Car or seller' : 'Car or buyer'}
      maxLength={maxSearch}
      className="max-lg:col-span-2 lg:min-w-[220px] lg:grow"
    />
    <Choice
      label="Time"
      value={search.period}
      all="All time"
      options={salePeriods.map((one) => [one, periodNames[one]])}
      onChoose={(period) => onChange({ period })}
    />
    <Choice
      label="State"
      value={search.state}
      all={search.side ? 'All purchases' : 'All sales'}
      options={saleStates.map((one) => [one, stateNames[one]])}
      onChoose={(state) => onChange({ state })}
    />
    <Choice
      label="Sale method"
      value={search.method}
      all="All methods"
      options={saleMethods.map((one) => [one, saleMethodNames[one]])}
      onChoose={(method) => onChange({ method })}
    />
    {sellers.length > 0 && (
      <Choice
        label="Sold by"
        value={search.seller?.toString()}
        all="Whole team"
        options={sellers.map(({ id, name }) => [String(id), name])}
        onChoose={(seller) => onChange({ seller })}
      />
    )}
  </div>
);

interface ChoiceProps {
  label: string;
  value: string | undefined;
  /** The option for no filter. */
  all: ReactNode;
  options: readonly (readonly [value: string, name: string])[];
  onChoose: (value: string) => void;
}

const Choice = ({ label, value, all, options, onChoose }: ChoiceProps) => (
  <Select aria-label={label} value={value ?? ''} onChange={({ target }) => onChoose(target.value)}>
    <option value="">{all}</option>
    {options.map(([option, name]) => (
      <option key={option} value={option}>
        {name}
      </option>
    ))}
  </Select>
);
