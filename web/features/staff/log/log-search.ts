import { useNavigate, useSearch } from '@tanstack/react-router';
import { targetKinds } from '@forecourt/contract/staff/staff-actions.ts';
import { choice, day, matching, searchFields, whole, withDaysInOrder } from '../../../lib/search-fields.ts';

const fields = searchFields({
  by: whole(),
  action: matching(/^[a-z_]{1,60}$/),
  on: choice(targetKinds),
  id: whole(),
  from: day,
  to: day,
  before: whole(),
  after: whole(),
});

/** The log's filters and position. */
export type LogView = ReturnType<typeof fields.read>;

/** Search parameters. Values are untrusted. */
export type LogSearch = Partial<Record<keyof LogView, string>>;

/** Keeps the filters in the address, so a link can be shared and Back returns to the previous view. */
export function useLogView() {
  const navigate = useNavigate();
  const filters = withDaysInOrder(fields.read(useSearch({ strict: false })));
  /** Changed filters start with the newest entries again. */
  const setView = (next: Partial<LogView>) =>
    void navigate({ to: '.', search: searchOf({ ...filters, before: undefined, after: undefined, ...next }) as never });
  return { view: filters, setView };
}

export const searchOf: (view: LogView) => LogSearch = fields.write;
