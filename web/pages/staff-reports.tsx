import { useNavigate, useSearch } from '@tanstack/react-router';
import { ReportsDesk } from '../features/reports/cars/reports-desk.tsx';
import { readReportsSearch, reportsSearchOf, type ReportsLooking } from '../features/reports/cars/reports-search.ts';
import { staffTabs } from '../lib/tab-paths.ts';
import { useTitle } from '../lib/title.ts';

/** What people reported of listings, below the Cars tab of the staff portal. */
export function StaffReportsPage() {
  const navigate = useNavigate();
  const looking = readReportsSearch(useSearch({ from: staffTabs.carReports }));
  useTitle('Reports');
  function look(next: Partial<ReportsLooking>) {
    const search = reportsSearchOf({ ...looking, ...next });
    void navigate({ to: staffTabs.carReports, search, replace: 'search' in next, resetScroll: 'page' in next });
  }
  return <ReportsDesk looking={looking} onLook={look} />;
}
