import { useSearch } from '@tanstack/react-router';
import { tabs } from '@forecourt/contract/tabs.ts';
import { useMember } from '../features/accounts/use-member.ts';
import { readAnalyticsSearch } from '../features/analytics/analytics/analytics-search.ts';
import { AnalyticsTab } from '../features/analytics/analytics/analytics-tab.tsx';

export function DealerAnalyticsPage() {
  const user = useMember();
  const period = readAnalyticsSearch(useSearch({ from: tabs.dealer.analytics.path }));
  if (!user?.dealer_account_id) return null;
  return <AnalyticsTab dealerId={user.dealer_account_id} period={period} />;
}
