import { useNavigate, useSearch } from '@tanstack/react-router';
import { conversationReasons } from '@forecourt/contract/messaging/messaging-values.ts';
import { reportSorts } from '@forecourt/contract/reports/conversation-reports.ts';
import { choice, named, orNull, page, searchFields, typed, whole } from '../../../lib/search-fields.ts';

/** Search parameters as found in the address, which may be anything. */
export type ConversationReportsSearch = Partial<Record<'status' | 'reason' | 'q' | 'sort' | 'page' | 'report', string>>;

const fields = searchFields({
  status: choice(['open', 'decided'], 'open'),
  reason: choice(conversationReasons),
  search: named('q', typed(100)),
  sort: choice(reportSorts),
  page: page(999_999_999),
  /** The report that is open. */
  report: orNull(whole(999_999_999)),
});

export type LookingAtReports = ReturnType<typeof fields.read>;

/** Keeps the filters in the address, so that they can be shared and Back works. */
export function useReportsSearch() {
  const navigate = useNavigate();
  const filters = fields.read(useSearch({ strict: false }));
  /** A changed filter starts at the first page. */
  const look = (next: Partial<LookingAtReports>, { replace = false } = {}) => {
    const search = fields.write({ ...filters, page: 1, ...next });
    void navigate({ to: '.', search: search as never, replace, resetScroll: next.report !== undefined });
  };
  return [filters, look] as const;
}
