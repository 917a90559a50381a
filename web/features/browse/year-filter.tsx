import { ChoiceList } from './choice-list.tsx';
import type { BrowseSearch } from './browse-search.ts';
import type { Change } from './filter-changes.ts';
import { FoldedGroup } from './filter-group.tsx';
import { RangeFields } from './range-fields.tsx';
import { yearChoices } from './year-choices.ts';

interface YearFilterProps {
  search: BrowseSearch;
  counts: Readonly<Record<string, number>> | undefined;
  onChange: (change: Change, how?: 'typed') => void;
  choose: (value: string | undefined) => void;
}

/** A single year or a custom range. */
export function YearFilter({ search, counts, onChange, choose }: YearFilterProps) {
  const { year, minYear, maxYear } = search;
  const isOwn = minYear !== undefined || maxYear !== undefined;
  return (
    <FoldedGroup title="Year" inUse={isOwn || year !== undefined}>
      <ChoiceList
        any="Any year"
        choices={yearChoices(new Date().getFullYear(), year).map((option) => ({ value: option, label: option }))}
        chosen={year?.toString()}
        onChoose={(value) => (value ? choose(value) : onChange({ year: undefined, ...noYears }))}
        counts={counts}
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
