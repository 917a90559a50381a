import { useQuery } from '@tanstack/react-query';
import { applicationStatuses } from '@forecourt/contract/applications/applications.flow.ts';
import { businessTypeNames } from '@forecourt/contract/applications/business-types.ts';
import * as api from '../../../lib/api.ts';
import { count } from '../../../lib/format.ts';
import { FigureTiles } from '../../../ui/figure-tiles.tsx';
import { Section } from '../../../ui/section.tsx';
import { CountTable } from './count-table.tsx';
import { FiguresFrame } from './figures-frame.tsx';
import { hoursText, labelOf } from './words.ts';

/** Application and dealer totals for a role that can't see individual ones. */
export function DealerFigures() {
  const query = useQuery(api.staff.dealerFigures.query({}));
  return (
    <FiguresFrame query={query} note="Your role shows totals, not individual applications.">
      {({ applications, dealers }) => (
        <>
          <FigureTiles
            figures={[
              { label: 'Applications', value: count(applications.total) },
              {
                label: 'Pending',
                value: count(applications.by_status.pending),
                note:
                  applications.oldest_pending_hours === null
                    ? undefined
                    : `oldest: ${hoursText(applications.oldest_pending_hours)}`,
              },
              {
                label: 'Time to decision',
                value: applications.decided_in_hours === null ? '–' : hoursText(applications.decided_in_hours),
                note: 'median',
              },
              { label: 'Active dealers', value: count(dealers.active), note: `of ${count(dealers.total)}` },
            ]}
          />
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-3">
            <Section title="Applications by status">
              <CountTable
                caption="Applications by status"
                first="Status"
                rows={applicationStatuses.map((status) => ({
                  name: labelOf(status),
                  total: applications.by_status[status],
                }))}
                empty="No applications yet."
              />
            </Section>
            <Section title="Applications by business type">
              <CountTable
                caption="Applications by business type"
                first="Business type"
                rows={applications.by_type.map((one) => ({
                  name: businessTypeNames[one.business_type],
                  total: one.applications,
                }))}
                empty="No applications yet."
              />
            </Section>
            <Section title="Dealers by status">
              <CountTable
                caption="Dealers by status"
                first="Status"
                rows={(['active', 'suspended', 'expired', 'closed'] as const).map((status) => ({
                  name: labelOf(status),
                  total: dealers[status],
                }))}
                empty="No dealers yet."
              />
            </Section>
          </div>
        </>
      )}
    </FiguresFrame>
  );
}
