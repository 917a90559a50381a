import { useQuery } from '@tanstack/react-query';
import type { ReportKind } from '@forecourt/contract/staff/figures.ts';
import * as api from '../../../lib/api.ts';
import { count } from '../../../lib/format.ts';
import { FigureTiles } from '../../../ui/figure-tiles.tsx';
import { Section } from '../../../ui/section.tsx';
import { CountTable } from './count-table.tsx';
import { FiguresFrame } from './figures-frame.tsx';
import { labelOf } from './words.ts';

const kindNames: Record<ReportKind, string> = {
  car: 'Listings',
  conversation: 'Conversations',
  review: 'Reviews',
  wanted_ad: 'Wanted ads',
};

/** Report totals for a role that can't read individual ones. */
export function ReportFigures() {
  const query = useQuery(api.staff.reportFigures.query({}));
  return (
    <FiguresFrame query={query} note="Your role shows totals, not individual reports.">
      {({ by_kind, by_reason }) => (
        <>
          <h2 className="sr-only">Reports</h2>
          <FigureTiles
            figures={[
              {
                label: 'All reports',
                value: count(by_kind.reduce((sum, one) => sum + one.open + one.upheld + one.dismissed, 0)),
              },
              ...by_kind.map((one) => ({
                label: kindNames[one.kind],
                value: count(one.open + one.upheld + one.dismissed),
                note: `${count(one.open)} open · ${count(one.upheld)} upheld · ${count(one.dismissed)} dismissed`,
              })),
            ]}
          />
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-3">
            {by_kind.map(({ kind }) => (
              <Section key={kind} title={`${kindNames[kind]} by reason`}>
                <CountTable
                  caption={`${kindNames[kind]} by reason`}
                  first="Reason"
                  rows={by_reason
                    .filter((one) => one.kind === kind)
                    .map(({ reason, reports }) => ({ name: labelOf(reason), total: reports }))}
                  empty="No reports yet."
                />
              </Section>
            ))}
          </div>
        </>
      )}
    </FiguresFrame>
  );
}
