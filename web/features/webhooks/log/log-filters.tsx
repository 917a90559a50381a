import { deliveryCauses, deliveryStatuses, logPeriodNames } from '@forecourt/contract/webhooks/delivery-values.ts';
import { Select } from '../../../ui/select.tsx';
import { causeWords, periodWords, statusWords } from '../words.ts';
import type { ListFilters, LogSide } from './log-side.ts';

interface LogFiltersProps {
  side: LogSide;
  filters: ListFilters;
  onFilter: (next: Partial<ListFilters>) => void;
}

export const LogFilters = ({ side: { what, hasHand }, filters, onFilter }: LogFiltersProps) => (
  <div className="grid w-full grid-cols-2 gap-2.5 lg:flex lg:w-auto">
    {what && (
      <Choice
        label={what.label}
        all={what.all}
        value={filters.what}
        options={what.names}
        onChoose={(chosen) => onFilter({ what: chosen, page: 1 })}
      />
    )}
    <Choice
      label="Outcome"
      all="All outcomes"
      value={filters.status}
      options={statusWords}
      onChoose={(chosen) => onFilter({ status: deliveryStatuses.find((one) => one === chosen), page: 1 })}
    />
    <Choice
      label="Cause"
      all="All causes"
      value={filters.cause}
      options={hasHand ? causeWords : { event: causeWords.event, test: causeWords.test }}
      onChoose={(chosen) => onFilter({ cause: deliveryCauses.find((one) => one === chosen), page: 1 })}
    />
    <Choice
      label="Time"
      all="Last 30 days"
      value={filters.since}
      options={periodWords}
      onChoose={(chosen) => onFilter({ since: logPeriodNames.find((one) => one === chosen), page: 1 })}
    />
  </div>
);

interface ChoiceProps {
  label: string;
  all: string;
  value: string | undefined;
  options: Record<string, string>;
  onChoose: (value: string | undefined) => void;
}

const Choice = ({ label, all, value = '', options, onChoose }: ChoiceProps) => (
  <Select aria-label={label} value={value} onChange={({ target }) => onChoose(target.value || undefined)}>
    <option value="">{all}</option>
    {Object.entries(options).map(([key, name]) => (
      <option key={key} value={key}>
        {name}
      </option>
    ))}
  </Select>
);
