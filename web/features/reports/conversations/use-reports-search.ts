import { useNavigate, useSearch } from '@tanstack/react-router';
import { conversationReasons, type ConversationReason } from '@forecourt/contract/messaging/messaging-values.ts';
import { reportSorts } from '@forecourt/contract/reports/conversation-reports.ts';

/** Search parameters as found in the address, which may be anything. */
export type ConversationReportsSearch = Partial<Record<'status' | 'reason' | 'q' | 'sort' | 'page' | 'report', string>>;

export interface LookingAtReports {
  status: 'open' | 'decided';
  reason: ConversationReason | undefined;
  search: string;
  sort: (typeof reportSorts)[number] | undefined;
  page: number;
  /** The report that is open. */
  report: number | null;
}

/** Keeps the filters in the address, so that they can be shared and Back works. */
export function useReportsSearch() {
  const navigate = useNavigate();
  const params = useSearch({ strict: false }) as ConversationReportsSearch;
  const filters: LookingAtReports = {
    status: params.status === 'decided' ? 'decided' : 'open',
    reason: conversationReasons.find((one) => one === params.reason),
    search: (params.q ?? '').slice(0, 100),
    sort: reportSorts.find((one) => one === params.sort),
    page: idOf(params.page) ?? 1,
    report: idOf(params.report),
  };
  /** A changed filter starts at the first page. */
  const look = (next: Partial<LookingAtReports>, { replace = false } = {}) => {
    const { status, reason, search, sort, page, report } = { ...filters, page: 1, ...next };
    const to: ConversationReportsSearch = {
      ...(status === 'decided' && { status }),
      ...(reason && { reason }),
      ...(search && { q: search }),
      ...(sort && { sort }),
      ...(page > 1 && { page: String(page) }),
      ...(report !== null && { report: String(report) }),
    };
    void navigate({ to: '.', search: to as never, replace, resetScroll: next.report !== undefined });
  };
  return [filters, look] as const;
}

const idOf = (value: unknown): number | null => (/^[1-9]\d{0,8}$/.test(String(value)) ? Number(value) : null);
