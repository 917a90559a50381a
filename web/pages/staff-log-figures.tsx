import { useNavigate, useSearch } from '@tanstack/react-router';
import { figurePeriods } from '@forecourt/contract/staff/figures.ts';
import { LogFigures } from '../features/staff/figures/log-figures.tsx';
import { staffTabs } from '../lib/tab-paths.ts';
import { useTitle } from '../lib/title.ts';

/** The staff log's figures, a subtab of Users. */
export function StaffLogFiguresPage() {
  const navigate = useNavigate();
  const { days } = useSearch({ from: staffTabs.logFigures });
  useTitle('Log statistics');
  return (
    <LogFigures
      days={figurePeriods.find((one) => one === days) ?? '30'}
      onDays={(next) => void navigate({ to: staffTabs.logFigures, search: { days: next }, resetScroll: false })}
    />
  );
}
