import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import * as api from '../../lib/api.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ImportantNotes, SystemStatus } from './settings-sidebar.tsx';
import { ChangesBefore } from './changes-before.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SummaryCards } from './summary-cards.tsx';
import { words } from './words.ts';

/** The site's prices, limits and switches. */
export function SettingsScreen() {
  const { data, error, refetch, isFetching } = useQuery(api.settings.list.query({}));
  const [isAdvanced, setAdvanced] = useState(false);
  if (error && !data)
    return (
      <ErrorState
        level={2}
        title={words.title}
        text={sentenceOf(error, words.loadFailed)}
        onRetry={() => void refetch()}
      />
    );
  return (
    <div className="grid grid-cols-1 gap-6">
      <h2 className="text-xl">{words.title}</h2>
      {data ? (
        <>
          <SummaryCards settings={data.settings} />
          <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_320px]">
            <SettingsForm
              settings={data.settings}
              isAdvanced={isAdvanced}
              onAdvanced={setAdvanced}
              isRefreshing={isFetching}
              onRefresh={() => void refetch()}
            />
            <div className="grid gap-4 xl:sticky xl:top-24">
              <SystemStatus settings={data.settings} />
              <ImportantNotes />
              <ChangesBefore settings={data.settings} />
            </div>
          </div>
        </>
      ) : (
        <>
          <Skeleton className="h-32 rounded-l" />
          <Skeleton className="h-[600px] rounded-xl" />
        </>
      )}
    </div>
  );
}
