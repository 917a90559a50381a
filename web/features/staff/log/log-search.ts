import { useNavigate, useSearch } from '@tanstack/react-router';
import { targetKinds, type TargetKind } from '@forecourt/contract/staff/staff-actions.ts';

/** The log's filters and position. */
export interface LogView {
  by: number | undefined;
  action: string | undefined;
  on: TargetKind | undefined;
  id: number | undefined;
  from: string | undefined;
  to: string | undefined;
  before: number | undefined;
  after: number | undefined;
}

/** Search parameters. Values are untrusted. */
export type LogSearch = Partial<Record<keyof LogView, string>>;

/** Keeps the filters in the address, so a link can be shared and Back returns to the previous view. */
export function useLogView() {
  const navigate = useNavigate();
  const params = useSearch({ strict: false }) as LogSearch;
  const filters: LogView = {
    by: numberIn(params.by),
    action: /^[a-z_]{1,60}$/.test(params.action ?? '') ? params.action : undefined,
    on: targetKinds.find((kind) => kind === params.on),
    id: numberIn(params.id),
    from: dayIn(params.from),
    to: dayIn(params.to),
    before: numberIn(params.before),
    after: numberIn(params.after),
  };
  /** Changed filters start with the newest entries again. */
  const setView = (next: Partial<LogView>) =>
    void navigate({ to: '.', search: searchOf({ ...filters, before: undefined, after: undefined, ...next }) as never });
  return { view: filters, setView };
}

export const searchOf = (filters: LogView): LogSearch =>
  Object.fromEntries(
    Object.entries(filters)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );

// The router parses number-like text as a number.
const numberIn = (text: unknown) => (/^[1-9]\d{0,14}$/.test(String(text)) ? Number(text) : undefined);
const dayIn = (text: unknown) => (/^\d{4}-\d\d-\d\d$/.test(String(text)) ? String(text) : undefined);
