import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { Download } from 'lucide-react';
import * as api from '../../../../lib/api.ts';
import { downloadCsv } from '../../../../lib/download.ts';
import { sentenceOf } from '../../../../lib/sentence.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { showToast } from '../../../../ui/toast-list.ts';
import { DeskHeading } from '../desk-heading.tsx';
import type { DeskSearch, periods } from '../desk-search.ts';
import { Figures } from './figures.tsx';
import { GroupTable } from './group-table.tsx';
import { PeriodSwitch } from './period-switch.tsx';
import { RatingPlot } from './rating-plot.tsx';
import { Targets } from './targets.tsx';
import { Section } from '../../../../ui/section.tsx';
import { VolumePlot } from './volume-plot.tsx';

interface AnalyticsProps {
  days: (typeof periods)[number];
  onGo: (next: DeskSearch) => void;
  /** Analysts only see counts: no ticket list to return to, no export, and no figures per staff member. */
  readsTickets: boolean;
}

/** Ticket volume, response and resolution times, and user ratings. */
export function Analytics({ days, onGo, readsTickets }: AnalyticsProps) {
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...api.tickets.analytics.query({ days }),
    placeholderData: keepPreviousData,
  });
  const { mutate: exportAll, isPending: isExporting } = useMutation({
    mutationFn: () => api.tickets.exportTickets({ days }),
    onSuccess: ({ filename, csv }) => downloadCsv(filename, csv),
    onError: (cause) =>
      showToast({ title: sentenceOf(cause, 'We couldn’t export the tickets. Please try again.'), tone: 'danger' }),
  });
  return (
    <div className="grid grid-cols-1 gap-6">
      <DeskHeading
        back={readsTickets ? {} : undefined}
        title="Ticket analytics"
        actions={
          <>
            <PeriodSwitch days={days} onChoose={(next) => onGo({ view: 'analytics', days: next })} />
            {readsTickets && (
              <Button kind="plain" className="h-[46px]" busy={isExporting} onClick={() => exportAll()}>
                {!isExporting && <Download size={18} aria-hidden="true" />}
                Export CSV
              </Button>
            )}
          </>
        }
      />
      {error && !data && (
        <ErrorState
          level={2}
          title="Failed to get the analytics"
          text={sentenceOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <AnalyticsSkeleton />}
      {data && (
        <div
          aria-busy={isPlaceholderData || undefined}
          className={clsx(
            'grid grid-cols-1 gap-4 transition-opacity xl:grid-cols-2',
            isPlaceholderData && 'opacity-55',
          )}
        >
          <Figures totals={data.totals} ratings={data.ratings} />
          <Section
            title={days === '365' || days === '90' ? 'Tickets per week' : 'Tickets per day'}
            className="xl:col-span-2"
          >
            <VolumePlot days={data.by_day} />
          </Section>
          <Section title="Service targets" className="xl:col-span-2">
            <Targets targets={data.targets} />
          </Section>
          <Section title="By category">
            <GroupTable caption="Tickets by category" first="Category" groups={data.by_category} />
          </Section>
          <div className="grid min-w-0 grid-cols-1 content-start gap-4">
            {readsTickets && (
              <Section title="By staff member">
                <GroupTable caption="Tickets by assignee" first="Staff member" groups={data.by_person} />
              </Section>
            )}
            <Section title="Ratings">
              <RatingPlot ratings={data.ratings} />
            </Section>
          </div>
        </div>
      )}
    </div>
  );
}

const AnalyticsSkeleton = () => (
  <output aria-busy="true" aria-label="Loading" className="grid gap-4 xl:grid-cols-2">
    <Skeleton className="h-28 rounded-l xl:col-span-2" />
    <Skeleton className="h-80 rounded-l xl:col-span-2" />
    <Skeleton className="h-64 rounded-l" />
    <Skeleton className="h-64 rounded-l" />
  </output>
);
