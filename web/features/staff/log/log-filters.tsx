import { useQuery } from '@tanstack/react-query';
import { targetKinds } from '@forecourt/contract/staff/staff-actions.ts';
import * as api from '../../../lib/api.ts';
import { useDebouncedInput } from '../../../lib/use-debounced-input.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import type { LogView } from './log-search.ts';
import { actionText, allActions, kindText } from './log-words.ts';

interface LogFiltersProps {
  filters: LogView;
  onFilter: (next: Partial<LogView>) => void;
  /** True if the user can see everyone's actions. Shows the filter by person. */
  readsAll: boolean;
}

export function LogFilters({ filters, onFilter, readsAll }: LogFiltersProps) {
  const { by, action, on, id, from, to } = filters;
  const number = useDebouncedInput(id === undefined ? '' : String(id), (text) =>
    onFilter({ id: /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined }),
  );
  const isFiltered = [by, action, on, id, from, to].some((filter) => filter !== undefined);
  return (
    <search
      aria-label="Filters"
      className="grid grid-cols-2 gap-x-3 gap-y-4 rounded-l border border-line bg-surface p-5 lg:grid-cols-3"
    >
      {readsAll && <Person by={by} onFilter={onFilter} />}
      <Field label="Action">
        {(control) => (
          <Select
            {...control}
            value={action ?? ''}
            onChange={({ target }) => onFilter({ action: target.value || undefined })}
          >
            <option value="">All actions</option>
            {allActions.map((one) => (
              <option key={one} value={one}>
                {actionText(one)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Target">
        {(control) => (
          <Select
            {...control}
            value={on ?? ''}
            onChange={({ target }) => onFilter({ on: targetKinds.find((kind) => kind === target.value) })}
          >
            <option value="">Everything</option>
            {targetKinds.map((kind) => (
              <option key={kind} value={kind}>
                {kindText(kind)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Target ID">
        {(control) => (
          <Input
            {...control}
            value={number.text}
            onChange={({ target }) => number.type(target.value.replaceAll(/\D/g, ''))}
            onBlur={number.settle}
            inputMode="numeric"
            autoComplete="off"
            maxLength={15}
            placeholder="Any"
          />
        )}
      </Field>
      <div className="col-span-full grid gap-x-3 gap-y-4 sm:grid-cols-2 lg:col-span-2">
        <Field label="From">
          {(control) => <Day {...control} day={from} onDay={(day) => onFilter({ from: day })} />}
        </Field>
        <Field label="To">{(control) => <Day {...control} day={to} onDay={(day) => onFilter({ to: day })} />}</Field>
      </div>
      {isFiltered && (
        <div className="col-span-full">
          <Button kind="quiet" size="small" className="-ml-3 pointer-coarse:h-11" onClick={() => onFilter(noFilters)}>
            Clear filters
          </Button>
        </div>
      )}
    </search>
  );
}

const noFilters = { by: undefined, action: undefined, on: undefined, id: undefined, from: undefined, to: undefined };

function Person({ by, onFilter }: Pick<LogFiltersProps, 'onFilter'> & { by: number | undefined }) {
  const { data } = useQuery(api.staff.logPeople.query({}));
  const people = data?.people ?? [];
  return (
    <Field label="By">
      {(control) => (
        <Select
          {...control}
          value={by ?? ''}
          onChange={({ target }) => onFilter({ by: Number(target.value) || undefined })}
        >
          <option value="">Everyone</option>
          {by !== undefined && !people.some(({ id }) => id === by) && <option value={by}>User {by}</option>}
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

interface DayProps {
  id: string;
  day: string | undefined;
  onDay: (day: string | undefined) => void;
}

const Day = ({ id, day, onDay }: DayProps) => (
  <Input id={id} type="date" value={day ?? ''} onChange={({ target }) => onDay(target.value || undefined)} />
);
