import { kindNames, paymentKinds, paymentStatuses } from '@forecourt/contract/payments/payments.flow.ts';
import { paymentOrders } from '@forecourt/contract/payments/staff-payment-values.ts';
import { useDebouncedInput } from '../../../lib/use-debounced-input.ts';
import { Button } from '../../../ui/button.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { Select } from '../../../ui/select.tsx';
import { statusWords } from '../status-words.ts';
import { DayRange } from './day-range.tsx';
import { isNarrowed, type ListFilters } from './payments-search.ts';
import { orderNames } from './words.ts';

interface PaymentFiltersProps {
  looking: ListFilters;
  onLook: (next: Partial<ListFilters>) => void;
}

export function PaymentFilters({ looking: filters, onLook }: PaymentFiltersProps) {
  const { search = '', status, kind, sort, in_doubt } = filters;
  const typed = useDebouncedInput(search, (text) => onLook({ search: text || undefined }));
  return (
    <div className="grid gap-3">
      <div className="grid items-end gap-2.5 lg:grid-cols-[minmax(0,1fr)_340px]">
        <SearchField
          typed={typed}
          onClear={() => {
            typed.type('');
            onLook({ search: undefined });
          }}
          label="Search payments"
          placeholder="User, dealer, number or reference"
          maxLength={100}
        />
        <DayRange from={filters.from} to={filters.to} onChange={onLook} />
      </div>
      <div className="grid grid-cols-2 items-center gap-2.5 lg:grid-cols-[repeat(3,minmax(0,210px))_minmax(0,1fr)]">
        <Select
          aria-label="Status"
          value={status ?? ''}
          onChange={({ target }) => onLook({ status: paymentStatuses.find((one) => one === target.value) })}
        >
          <option value="">All statuses</option>
          {paymentStatuses.map((one) => (
            <option key={one} value={one}>
              {statusWords[one].label}
            </option>
          ))}
        </Select>
        <Select
          aria-label="Type"
          value={kind ?? ''}
          onChange={({ target }) => onLook({ kind: paymentKinds.find((one) => one === target.value) })}
        >
          <option value="">All types</option>
          {paymentKinds.map((one) => (
            <option key={one} value={one}>
              {kindNames[one]}
            </option>
          ))}
        </Select>
        <Select
          aria-label="Sort by"
          value={sort}
          className="max-lg:col-span-2"
          onChange={({ target }) => onLook({ sort: paymentOrders.find((one) => one === target.value) ?? sort })}
        >
          {paymentOrders.map((one) => (
            <option key={one} value={one}>
              {orderNames[one]}
            </option>
          ))}
        </Select>
        <div className="max-lg:col-span-2">
          <Segments
            name="in-doubt"
            label="Show"
            value={in_doubt ?? 'all'}
            choices={[
              { value: 'all', text: 'All payments' },
              { value: 'yes', text: 'In doubt' },
            ]}
            onChoose={(chosen) => onLook({ in_doubt: chosen === 'yes' ? 'yes' : undefined })}
          />
        </div>
      </div>
      {isNarrowed(filters) && (
        <div>
          <Button
            kind="quiet"
            size="small"
            className="-ml-3 pointer-coarse:h-11"
            onClick={() => onLook(nothingNarrowed)}
          >
            Clear filters
          </Button>
        </div>
      )}
    </div>
  );
}

const nothingNarrowed = {
  search: undefined,
  status: undefined,
  kind: undefined,
  from: undefined,
  to: undefined,
  in_doubt: undefined,
};
