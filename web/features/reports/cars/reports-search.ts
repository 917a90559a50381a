import { reportReasons, reportSorts, reportStates } from '@forecourt/contract/reports/report-reasons.ts';
import { choice, named, page, searchFields, typed } from '../../../lib/search-fields.ts';

/** Search parameters as found in the address, which may be anything. */
export type ReportsSearch = Partial<Record<'state' | 'reason' | 'q' | 'sort' | 'page', string>>;

const fields = searchFields({
  state: choice(reportStates, 'open'),
  reason: choice(reportReasons),
  search: named('q', typed(100)),
  sort: choice(reportSorts, 'longest_waiting'),
  page: page(),
});

export type ReportsLooking = ReturnType<typeof fields.read>;

export const readReportsSearch: (params: ReportsSearch) => ReportsLooking = fields.read;

/** Omits defaults from the address. */
export const reportsSearchOf: (filters: ReportsLooking) => ReportsSearch = fields.write;
