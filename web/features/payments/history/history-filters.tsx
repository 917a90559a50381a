import { Download } from 'lucide-react';
import { paymentStatuses, type PaymentStatus } from '@forecourt/contract/payments/payments.flow.ts';
import { Button } from '../../../ui/button.tsx';
import { SearchField, type TypedText } from '../../../ui/search-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { statusWords } from '../status-words.ts';
import { maxSearch } from './history-search.ts';
import { words } from './words.ts';

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
    <SearchField
      typed={props.typed}
      onClear={props.onClearSearch}
      label="Search by type or reference"
      placeholder="Type or reference"
      maxLength={maxSearch}
      className="min-w-0 max-md:col-span-2"
    />
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
