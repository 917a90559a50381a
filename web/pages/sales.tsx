import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMember } from '../features/accounts/use-member.ts';
import { DecisionOf } from '../features/appeals/decision-of.tsx';
import { SalesHistory } from '../features/sales/history/sales-history.tsx';
import { readSalesSearch, type SalesSearch } from '../features/sales/history/sales-search.ts';
import { WriteReview } from '../features/reviews/write-review.tsx';
import { paths } from '../lib/paths.ts';
import { useDebouncedInput } from '../lib/use-debounced-input.ts';

export function SalesPage() {
  const user = useMember();
  const navigate = useNavigate();
  const search = readSalesSearch(useSearch({ from: paths.sales }));
  const go = (next: SalesSearch, replace = false) =>
    void navigate({
      to: paths.sales,
      search: readSalesSearch({ ...next }),
      replace,
      resetScroll: next.page !== search.page,
    });
  // Typing replaces the history entry, so Back leaves the search in one step.
  const typed = useDebouncedInput(search.search ?? '', (text) =>
    go(readSalesSearch({ ...search, page: 1, search: text }), search.search !== undefined),
  );
  if (!user) return null;
  return (
    <SalesHistory
      user={user}
      search={search}
      typed={typed}
      onGo={go}
      renderReview={(sale) => <WriteReview sale={sale} />}
      renderDecision={(sale) =>
        sale.is_excluded && <DecisionOf target="sale" id={sale.id} userId={user.id} look="line" />
      }
    />
  );
}
