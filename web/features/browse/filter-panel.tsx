import type { ReactNode } from 'react';
import type { FilterCounts } from '@forecourt/contract/cars/browse.ts';
import { colours, drives, fuels, seatNumbers, transmissions } from '@forecourt/contract/cars/car-facts.ts';
import { conditions, deals, sellerTypes } from '@forecourt/contract/cars/filter-values.ts';
import { bodyClasses } from '@forecourt/contract/cars/body-classes.ts';
import { sellerTypeNames } from '../../lib/car-words.ts';
import { AreaFilter } from './area-filter.tsx';
import { namesOf } from './active-filters.ts';
import { flags, listOf, excludedName, readBrowseSearch, type BrowseSearch, type Choosable } from './browse-search.ts';
import { CheckList } from './check-list.tsx';
import { ChoiceList } from './choice-list.tsx';
import { flagNames, levelNames } from './fact-names.ts';
import { toggled, type Change } from './filter-changes.ts';
import { FilterGroup, FoldedGroup } from './filter-group.tsx';
import { LevelSelect } from './level-select.tsx';
import { MakeFilter } from './make-filter.tsx';
import { mileageChoices, mileageCounts } from './mileage-choices.ts';
import { PriceFilter } from './price-filter.tsx';
import { YearFilter } from './year-filter.tsx';

export interface FilterPanelProps {
  search: BrowseSearch;
  counts: FilterCounts | null | undefined;
  /** `typed`: one of several changes while the user is typing. */
  onChange: (change: Change, how?: 'typed') => void;
  /** In tight layouts only active groups are open. */
  isTight?: boolean;
  hasPrice?: boolean;
}

/** All filters (core document §2 and §5), the most used first. */
export function FilterPanel({ search, counts, onChange, isTight = false, hasPrice = true }: FilterPanelProps) {
  const isUsed = (...keys: (keyof BrowseSearch)[]) => keys.some((key) => search[key] !== undefined);
  const choose = (key: keyof BrowseSearch) => (value: string | undefined) =>
    onChange({ [key]: value === undefined ? undefined : readBrowseSearch({ [key]: value })[key] });
  const group = (title: string, inUse: boolean, children: ReactNode, isWanted = false) =>
    isWanted && !isTight ? (
      <FilterGroup title={title}>{children}</FilterGroup>
    ) : (
      <FoldedGroup title={title} inUse={inUse}>
        {children}
      </FoldedGroup>
    );
  const facet = (title: string, name: Choosable, values: readonly string[], columns: 1 | 2 = 1) =>
    [
      title,
      isUsed(name, excludedName(name)),
      <CheckList
        key={name}
        choices={values.map((value) => ({ value, label: namesOf[name]?.[value] ?? value }))}
        chosen={listOf<string>(search[name])}
        onToggle={(value) => onChange(toggled(search, name, value))}
        excluded={listOf<string>(search[excludedName(name)])}
        onExclude={(value) => onChange(toggled(search, name, value, true))}
        counts={counts?.[name]}
        columns={columns}
      />,
    ] as const;

  return (
    <div>
      {hasPrice && (
        <PriceFilter
          priceBand={search.priceBand}
          minPrice={search.minPrice}
          maxPrice={search.maxPrice}
          counts={counts?.priceBand}
          onChange={onChange}
        />
      )}
      {group(
        'Make',
        isUsed('make', 'notMake', 'models', 'notModels'),
        <MakeFilter search={search} counts={counts} onChange={onChange} />,
        true,
      )}
      {group(...facet('Deal', 'deal', deals), true)}
      {group(...facet('Body class', 'bodyClass', bodyClasses))}
      {group(
        'Area',
        isUsed('area', 'notArea', 'region', 'notRegion'),
        <AreaFilter search={search} counts={counts} onChange={onChange} />,
      )}
      {group(
        'Seller type',
        isUsed('sellerType'),
        <ChoiceList
          any="Any seller"
          choices={sellerTypes.map((value) => ({ value, label: sellerTypeNames[value] }))}
          chosen={search.sellerType}
          onChoose={choose('sellerType')}
          counts={counts?.sellerType}
        />,
        true,
      )}
      {group(
        'Offers',
        isUsed(...offers),
        <CheckList
          choices={offers.map((flag) => ({ value: flag, label: flagNames[flag] }))}
          chosen={offers.filter((flag) => search[flag])}
          onToggle={(flag) => choose(flag as 'hasTurbo')(search[flag as 'hasTurbo'] ? undefined : 'true')}
          counts={counts && flagCounts(counts)}
        />,
        true,
      )}
      {group(...facet('Transmission', 'transmission', transmissions))}
      {group(...facet('Fuel', 'fuel', fuels))}
      {group(
        'Max mileage',
        isUsed('maxMileage'),
        <ChoiceList
          any="Any mileage"
          choices={mileageChoices(search.maxMileage)}
          chosen={search.maxMileage?.toString()}
          onChoose={choose('maxMileage')}
          counts={counts && mileageCounts(counts.maxMileage)}
        />,
      )}
      <YearFilter search={search} counts={counts?.year} onChange={onChange} choose={choose('year')} />
      {group(...facet('Colour', 'colour', colours, 2))}
      {group(...facet('Drive', 'drive', drives))}
      {group(...facet('Seats', 'seats', seatNumbers, 2))}
      {group(
        'Condition',
        isUsed('condition'),
        <CheckList
          choices={conditions.map((value) => ({ value, label: value }))}
          chosen={listOf(search.condition)}
          onToggle={(value) => onChange(toggled(search, 'condition', value))}
          counts={counts?.condition}
        />,
      )}
      {group(
        'Upgrades and armour',
        isUsed('hasTurbo', ...levelNames.map(({ key }) => key)),
        <div className="grid gap-2">
          <CheckList
            choices={[{ value: 'hasTurbo', label: flagNames.hasTurbo }]}
            chosen={search.hasTurbo ? ['hasTurbo'] : []}
            onToggle={() => choose('hasTurbo')(search.hasTurbo ? undefined : 'true')}
            counts={counts && flagCounts(counts)}
          />
          {levelNames.map((level) => (
            <LevelSelect
              key={level.key}
              level={level}
              chosen={search[level.key]}
              onChoose={(step) => onChange({ [level.key]: step })}
              counts={counts?.[level.key]}
            />
          ))}
        </div>,
      )}
    </div>
  );
}

/** Turbo is listed with the upgrades. */
const offers = ['listedToday', 'priceLowered', 'openToTrade', 'acceptsOffers'] as const;

const flagCounts = (counts: FilterCounts): Record<string, number> =>
  Object.fromEntries(flags.map((flag) => [flag, counts[flag].true ?? 0]));
