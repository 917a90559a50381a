import {
  reportReasons,
  reportSorts,
  reportStates,
  type ReportReason,
  type ReportSort,
  type ReportState,
} from '@forecourt/contract/reports/report-reasons.ts';

/** Search parameters as found in the address, which may be anything. */
export type ReportsSearch = Partial<Record<'state' | 'reason' | 'q' | 'sort' | 'page', string>>;

export interface ReportsLooking {
  state: ReportState;
  reason: ReportReason | undefined;
  search: string;
  sort: ReportSort;
  page: number;
}

export const readReportsSearch = ({ state, reason, q, sort, page }: ReportsSearch): ReportsLooking => ({
  state: reportStates.find((one) => one === state) ?? 'open',
  reason: reportReasons.find((one) => one === reason),
  search: (q ?? '').slice(0, 100),
  sort: reportSorts.find((one) => one === sort) ?? 'longest_waiting',
  page: /^[1-9]\d{0,2}$/.test(page ?? '') ? Number(page) : 1,
});

/** Omits defaults from the address. */
export const reportsSearchOf = ({ state, reason, search, sort, page }: ReportsLooking): ReportsSearch => ({
  ...(state !== 'open' && { state }),
  ...(reason && { reason }),
  ...(search && { q: search }),
  ...(sort !== 'longest_waiting' && { sort }),
  ...(page > 1 && { page: String(page) }),
});
