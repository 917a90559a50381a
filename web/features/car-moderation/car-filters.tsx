import { useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { staffCarSorts, staffCarStatuses } from '@forecourt/contract/cars/moderation-values.ts';
import { sellerTypes } from '@forecourt/contract/cars/filter-values.ts';
import * as api from '../../lib/api.ts';
import { sellerTypeNames, staffStatusName } from '../../lib/car-words.ts';
import { useDebouncedInput } from '../../lib/use-debounced-input.ts';
import { readWhole } from '../../lib/whole-number.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import { noFilters, type CarFilterTexts, type StaffLooking } from './staff-cars-search.ts';
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

/** Each filter applies right away, or after a pause in typing. */
export function CarFilters({ looking: filters, onLook }: CarFiltersProps) {
  const { sort, page: _, ...applied } = filters;
  const [isOpen, setOpen] = useState(() => more.some((name) => applied[name] !== ''));
  const isFiltered = Object.values(applied).some((text) => text !== '');
  const set = (changed: Partial<CarFilterTexts>) => onLook({ ...changed, page: 1 });
  const typed = useDebouncedInput(applied.q, (q) => set({ q }));

  return (
    <section aria-label="Filter cars" className="grid gap-3">
      <div className="grid grid-cols-2 gap-2.5 lg:grid-cols-[minmax(0,1fr)_180px_170px]">
        <SearchField
          typed={typed}
          onClear={() => {
            typed.type('');
            set({ q: '' });
          }}
          label="Search cars"
          placeholder="Car, number, plate, seller or dealer"
          maxLength={100}
          className="max-lg:col-span-2"
        />
        <Choice
          label="Status"
          value={applied.status}
          onChoose={(status) => set({ status: status as typeof applied.status })}
        >
          <option value="">All statuses</option>
          {staffCarStatuses.map((option) => (
            <option key={option} value={option}>
              {staffStatusName(option, null)}
            </option>
          ))}
        </Choice>
        <Choice label="Type" value={applied.type} onChoose={(type) => set({ type: type as typeof applied.type })}>
          <option value="">All types</option>
          {sellerTypes.map((option) => (
            <option key={option} value={option}>
              {sellerTypeNames[option]}
            </option>
          ))}
        </Choice>
      </div>
      {isOpen && (
        <div className="grid grid-cols-2 gap-3 rounded-l border border-line bg-surface p-4 md:grid-cols-4">
          <MakeField make={applied.make} onMake={(make) => set({ make })} />
          <TypedField label="Model" value={applied.model} onTyped={(model) => set({ model })} />
          <Field label="Featured">
            {(control) => (
              <Select
                {...control}
                value={applied.featured}
                onChange={({ target }) => set({ featured: target.value as typeof applied.featured })}
              >
                <option value="">Featured or not</option>
                <option value="yes">Featured</option>
                <option value="no">Not featured</option>
              </Select>
            )}
          </Field>
          <span className="max-md:hidden" />
          {numbers.map(({ name, label, max }) => (
            <TypedField
              key={name}
              label={label}
              max={max}
              value={applied[name]}
              onTyped={(text) => set({ [name]: text })}
            />
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
    </section>
  );
}

interface TypedFieldProps {
  label: string;
  value: string;
  /** The largest number. Left out for text. */
  max?: number;
  onTyped: (text: string) => void;
}

/** A number that can't be read stays in the field with a message and isn't applied. */
function TypedField({ label, value, max, onTyped }: TypedFieldProps) {
  const [wrong, setWrong] = useState<string>();
  const typed = useDebouncedInput(value, (text) => {
    if (max === undefined) return onTyped(text);
    const number = readWhole(text);
    const isRead = number !== undefined && (number === null || number <= max);
    setWrong(isRead ? undefined : label.startsWith('Year') ? 'Please enter a year' : 'Please enter a whole number');
    if (isRead) onTyped(number === null ? '' : String(number));
  });
  return (
    <Field label={label} error={wrong}>
      {(control) => (
        <Input
          {...control}
          value={typed.text}
          maxLength={max === undefined ? 60 : 14}
          inputMode={max === undefined ? 'text' : 'numeric'}
          autoComplete="off"
          onChange={({ target }) => typed.type(target.value)}
          onBlur={typed.settle}
        />
      )}
    </Field>
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
