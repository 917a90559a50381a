import { useNavigate, useSearch } from '@tanstack/react-router';
import { staffRoleMay } from '@forecourt/contract/access/staff-rights.ts';
import { useMember } from '../features/accounts/use-member.ts';
import { ReportsDesk } from '../features/reports/cars/reports-desk.tsx';
import { readReportsSearch, reportsSearchOf, type ReportsLooking } from '../features/reports/cars/reports-search.ts';
import { ReportFigures } from '../features/staff/figures/report-figures.tsx';
import { renderStandingFor } from '../features/users/standing/render-standing.tsx';
import { staffTabs } from '../lib/tab-paths.ts';
import { useTitle } from '../lib/title.ts';

/** Reported listings, a subtab of Cars. */
export function StaffReportsPage() {
  const user = useMember();
  const navigate = useNavigate();
  const filters = readReportsSearch(useSearch({ from: staffTabs.carReports }));
  useTitle('Reports');
  function look(next: Partial<ReportsLooking>, { replace = 'search' in next } = {}) {
    const search = reportsSearchOf({ ...filters, ...next });
    void navigate({ to: staffTabs.carReports, search, replace, resetScroll: 'page' in next });
  }
  if (!user?.staff_role) return null;
  if (!staffRoleMay(user.staff_role, 'reports.read')) return <ReportFigures />;
  return <ReportsDesk looking={filters} renderStanding={renderStandingFor(user.staff_role)} onLook={look} />;
}
