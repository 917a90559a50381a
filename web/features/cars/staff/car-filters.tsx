import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Search, SlidersHorizontal } from 'lucide-react';
import { staffCarSorts, staffCarStatuses } from '@forecourt/contract/cars/moderation-values.ts';
import { isReversed, reversedRange, sellerTypes } from '@forecourt/contract/cars/filter-values.ts';
import * as api from '../../../lib/api.ts';
import { sellerTypeNames, staffStatusName } from '../../../lib/car-words.ts';
import { readWhole } from '../../../lib/whole-number.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { noFilters, toRequest, type CarFilterTexts, type StaffLooking } from './staff-cars-search.ts';
import { sortNames } from './words.ts';

interface CarFiltersProps {
  looking: StaffLooking;
  onLook: (filters: Partial<StaffLooking>) => void;
}

type Numbers = 'minPrice' | 'maxPrice' | 'minYear' | 'maxYear';
const numbers: readonly { name: Numbers; label: string; max: number }[] = [
  { name: 'minPrice', label: 'Price from', max: 1_000_000_000 },
  { name: 'maxPrice', label: 'Price to', max: 1_000_000_000 },
  { name: 'minYear', label: 'Year from', max: 2100 },
  { name: 'maxYear', label: 'Year to', max: 2100 },
];
const more: readonly (keyof CarFilterTexts)[] = ['make', 'model', 'featured', ...numbers.map(({ name }) => name)];

/** Filters apply with the Filter button or Enter. The sort order applies right away. */
export function CarFilters({ looking: filters, onLook }: CarFiltersProps) {
  const { sort, page: _, ...applied } = filters;
  const [state, setState] = useState({ texts: applied, seen: JSON.stringify(applied) });
  const [isOpen, setOpen] = useState(() => more.some((name) => applied[name] !== ''));
  const [wrong, setWrong] = useState<Partial<Record<Numbers, string>>>({});
  // Back, a link or Clear changed the filters.
  if (state.seen !== JSON.stringify(applied)) setState({ texts: applied, seen: JSON.stringify(applied) });
  const { texts } = state;
  const set = (changed: Partial<CarFilterTexts>) => setState({ ...state, texts: { ...texts, ...changed } });
  const isFiltered = Object.values(applied).some((text) => text !== '');

  function filter(event: SyntheticEvent) {
    event.preventDefault();
    const read = { ...texts };
    const refused: typeof wrong = {};
    for (const { name, label, max } of numbers) {
      const number = readWhole(texts[name]);
      if (number === undefined || (number !== null && number > max))
        refused[name] = label.startsWith('Year') ? 'Please enter a year' : 'Please enter a whole number';
      else read[name] = number === null ? '' : String(number);
    }
    const { minPrice, maxPrice, minYear, maxYear } = toRequest({ ...filters, ...read });
    if (isReversed(minPrice, maxPrice)) refused.minPrice ??= reversedRange('price');
    if (isReversed(minYear, maxYear)) refused.minYear ??= reversedRange('year');
    setWrong(refused);
    if (Object.keys(refused).length > 0) return setOpen(true);
    onLook({ ...read, q: texts.q.trim(), make: texts.make.trim(), model: texts.model.trim(), page: 1 });
  }

  return (
    <form aria-label="Filter cars" onSubmit={filter} className="grid gap-3">
      <div className="grid grid-cols-2 gap-2.5 lg:grid-cols-[minmax(0,1fr)_180px_170px_auto]">
        <div className="relative max-lg:col-span-2">
          <Search size={18} className="absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-3" aria-hidden="true" />
          <Input
            type="search"
            aria-label="Search cars"
            value={texts.q}
            maxLength={100}
            placeholder="Car, number, plate, seller or dealer"
            className="pl-10"
            onChange={({ target }) => set({ q: target.value })}
          />
        </div>
        <Choice
          label="Status"
          value={texts.status}
          onChoose={(status) => set({ status: status as typeof texts.status })}
        >
          <option value="">All statuses</option>
          {staffCarStatuses.map((option) => (
            <option key={option} value={option}>
              {staffStatusName(option, null)}
            </option>
          ))}
        </Choice>
        <Choice label="Type" value={texts.type} onChoose={(type) => set({ type: type as typeof texts.type })}>
          <option value="">All types</option>
          {sellerTypes.map((option) => (
            <option key={option} value={option}>
              {sellerTypeNames[option]}
            </option>
          ))}
        </Choice>
        <Button type="submit" className="h-[46px] max-lg:col-span-2">
          Filter
        </Button>
      </div>
      {isOpen && (
        <div className="grid grid-cols-2 gap-3 rounded-l border border-line bg-surface p-4 md:grid-cols-4">
          <MakeField make={texts.make} onMake={(make) => set({ make })} />
          <Field label="Model">
            {(control) => (
              <Input
                {...control}
                value={texts.model}
                maxLength={60}
                autoComplete="off"
                onChange={({ target }) => set({ model: target.value })}
              />
            )}
          </Field>
          <Field label="Featured">
            {(control) => (
              <Select
                {...control}
                value={texts.featured}
                onChange={({ target }) => set({ featured: target.value as typeof texts.featured })}
              >
                <option value="">Featured or not</option>
                <option value="yes">Featured</option>
                <option value="no">Not featured</option>
              </Select>
            )}
          </Field>
          <span className="max-md:hidden" />
          {numbers.map(({ name, label }) => (
            <Field key={name} label={label} error={wrong[name]}>
              {(control) => (
                <Input
                  {...control}
                  inputMode="numeric"
                  value={texts[name]}
                  maxLength={14}
                  autoComplete="off"
                  onChange={({ target }) => set({ [name]: target.value })}
                />
              )}
            </Field>
          ))}
        </div>
      )}
      <div className="flex flex-wrap items-center gap-2.5">
        <Button kind="plain" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <SlidersHorizontal size={16} aria-hidden="true" />
          {isOpen ? 'Fewer filters' : 'More filters'}
        </Button>
        {isFiltered && (
          <Button kind="plain" size="small" onClick={() => onLook({ ...noFilters, page: 1 })}>
            Clear filters
          </Button>
        )}
        <div className="ml-auto w-[200px] max-sm:w-full">
          <Choice label="Sort by" value={sort} onChoose={(option) => onLook({ sort: option as typeof sort, page: 1 })}>
            {staffCarSorts.map((option) => (
              <option key={option} value={option}>
                {sortNames[option]}
              </option>
            ))}
          </Choice>
        </div>
      </div>
    </form>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  onChoose: (value: string) => void;
  children: ReactNode;
}

const Choice = ({ label, value, onChoose, children }: ChoiceProps) => (
  <Select aria-label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
    {children}
  </Select>
);

/** The catalogue's makes, plus the one in the address. */
function MakeField({ make, onMake }: { make: string; onMake: (make: string) => void }) {
  const { data } = useQuery(api.catalogue.makes.query({}));
  const names = data?.makes.map(({ display_name }) => display_name) ?? [];
  return (
    <Field label="Make">
      {(control) => (
        <Select {...control} value={make} onChange={({ target }) => onMake(target.value)}>
          <option value="">All makes</option>
          {make !== '' && !names.includes(make) && <option>{make}</option>}
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      )}
    </Field>
  );
}
