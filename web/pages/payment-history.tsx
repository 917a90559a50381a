import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMember } from '../features/accounts/use-member.ts';
import { useDebouncedInput } from '../lib/use-debounced-input.ts';
import { readHistorySearch, type HistorySearch } from '../features/payments/history/history-search.ts';
import { PaymentHistory } from '../features/payments/history/payment-history.tsx';
import { paths } from '../lib/paths.ts';

export function PaymentHistoryPage() {
  const user = useMember();
  const navigate = useNavigate();
  const search = readHistorySearch(useSearch({ from: paths.paymentHistory }));
  const go = (next: HistorySearch, replace = false) =>
    void navigate({
      to: paths.paymentHistory,
      search: readHistorySearch({ ...next }),
      replace,
      resetScroll: next.page !== search.page,
    });
  // Typing replaces the history entry, so Back leaves the search in one step.
  const typed = useDebouncedInput(search.search ?? '', (text) =>
    go({ ...(search.status && { status: search.status }), search: text }, search.search !== undefined),
  );
  if (!user) return null;
  return <PaymentHistory userId={user.id} search={search} typed={typed} onGo={go} />;
}
