import { Download, Search, X } from 'lucide-react';
import { paymentStatuses, type PaymentStatus } from '@forecourt/contract/payments/payments.flow.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { statusWords } from '../status-words.ts';
import { longestSearch } from './history-search.ts';
import { words } from './words.ts';

/** A text that is searched for after a pause in the typing. */
export interface TypedText {
  text: string;
  type: (text: string) => void;
  settle: () => void;
}

interface HistoryFiltersProps {
  status: PaymentStatus | undefined;
  onStatus: (status: PaymentStatus | undefined) => void;
  typed: TypedText;
  onClearSearch: () => void;
  canExport: boolean;
  isExporting: boolean;
  onExport: () => void;
}

export const HistoryFilters = (props: HistoryFiltersProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2.5 md:grid-cols-[minmax(0,1fr)_200px_auto] lg:grid-cols-[minmax(0,420px)_200px_1fr]">
    <SearchField typed={props.typed} onClear={props.onClearSearch} />
    <Select
      aria-label="Status"
      value={props.status ?? ''}
      onChange={({ target }) => props.onStatus(paymentStatuses.find((one) => one === target.value))}
    >
      <option value="">{words.all}</option>
      {order.map((status) => (
        <option key={status} value={status}>
          {statusWords[status].label}
        </option>
      ))}
    </Select>
    <Button
      kind="plain"
      className="h-[46px] justify-self-end"
      disabled={!props.canExport}
      busy={props.isExporting}
      onClick={props.onExport}
    >
      {!props.isExporting && <Download size={18} aria-hidden="true" />}
      {words.export}
    </Button>
  </div>
);

const order: readonly PaymentStatus[] = ['completed', 'pending', 'failed', 'cancelled', 'refunded'];

const SearchField = ({ typed, onClear }: { typed: TypedText; onClear: () => void }) => (
  <search className="min-w-0 max-md:col-span-2">
    <form
      className="relative"
      onSubmit={(event) => {
        event.preventDefault();
        typed.settle();
      }}
    >
      <Search
        size={18}
        className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-3"
        aria-hidden="true"
      />
      <Input
        type="search"
        aria-label="Search by type or reference"
        placeholder="Type or reference"
        maxLength={longestSearch}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        value={typed.text}
        onChange={({ target }) => typed.type(target.value)}
        onBlur={typed.settle}
        className="pr-11 pl-10 [&::-webkit-search-cancel-button]:hidden"
      />
      {typed.text && (
        <IconButton label="Clear search" onClick={onClear} className="absolute top-1/2 right-1 size-9 -translate-y-1/2">
          <X size={17} aria-hidden="true" />
        </IconButton>
      )}
    </form>
  </search>
);
