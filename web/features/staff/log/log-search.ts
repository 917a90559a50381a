import { useNavigate, useSearch } from '@tanstack/react-router';
import { targetKinds, type TargetKind } from '@forecourt/contract/staff/staff-actions.ts';

/** What of the log is looked at. */
export interface LogLooking {
  by: number | undefined;
  action: string | undefined;
  on: TargetKind | undefined;
  id: number | undefined;
  from: string | undefined;
  to: string | undefined;
  before: number | undefined;
  after: number | undefined;
}

/** As the address has it; anybody may have written that. */
export type LogSearch = Partial<Record<keyof LogLooking, string>>;

/** All of it stands in the address, so that a colleague can be sent there and Back leads to what one saw before. */
export function useLogLooking() {
  const navigate = useNavigate();
  const given = useSearch({ strict: false }) as LogSearch;
  const filters: LogLooking = {
    by: numberIn(given.by),
    action: /^[a-z_]{1,60}$/.test(given.action ?? '') ? given.action : undefined,
    on: targetKinds.find((kind) => kind === given.on),
    id: numberIn(given.id),
    from: dayIn(given.from),
    to: dayIn(given.to),
    before: numberIn(given.before),
    after: numberIn(given.after),
  };
  /** Other filters begin with the newest again. */
  const look = (next: Partial<LogLooking>) =>
    void navigate({ to: '.', search: searchOf({ ...filters, before: undefined, after: undefined, ...next }) as never });
  return { looking: filters, look };
}

export const searchOf = (filters: LogLooking): LogSearch =>
  Object.fromEntries(
    Object.entries(filters)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );

// The router reads what looks like a number as one.
const numberIn = (text: unknown) => (/^[1-9]\d{0,14}$/.test(String(text)) ? Number(text) : undefined);
const dayIn = (text: unknown) => (/^\d{4}-\d\d-\d\d$/.test(String(text)) ? String(text) : undefined);
