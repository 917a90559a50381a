import { Link } from '@tanstack/react-router';
import { figurePeriods, periodNames, type FigurePeriod } from '@forecourt/contract/analytics/figure-values.ts';
import { LinkPills } from '../../../ui/link-pills.tsx';
import { analyticsSearch } from './analytics-search.ts';

const pills = figurePeriods.map((id) => ({ id, title: periodNames[id] }));

export const PeriodSwitch = ({ period }: { period: FigurePeriod }) => (
  <LinkPills
    label="Period"
    pills={pills}
    chosen={period}
    renderLink={(id, link) => (
      <Link
        to="/dealer/analytics"
        search={analyticsSearch(id)}
        resetScroll={false}
        activeOptions={{ exact: true, includeSearch: true }}
        {...link}
      />
    )}
  />
);
