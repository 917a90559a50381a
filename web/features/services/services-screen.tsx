import { useQuery } from '@tanstack/react-query';
import * as api from '../../lib/api.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BankSection } from './bank-section.tsx';
import { CheckList } from './check-list.tsx';
import { words } from './words.ts';

const refreshMs = 30_000;

interface BuildLineProps {
  build: { version: string; commit: string | null };
}

/** What to name when something is reported, or looked up in the changelog. */
const BuildLine = ({ build: { version, commit } }: BuildLineProps) => (
  <p className="text-sm text-ink-3 lg:col-span-2">
    Version {version}
    {commit && (
      <>
        , commit <code className="wrap-anywhere">{commit}</code>
      </>
    )}
  </p>
);

/** What the site stands on, as it is now; others and the clock look too, so it is read again now and then. */
export function ServicesScreen() {
  const { data, error, refetch } = useQuery({ ...api.services.status.query({}), refetchInterval: refreshMs });
  if (error && !data)
    return (
      <ErrorState
        level={2}
        title={words.loadFailed}
        text={sentenceOf(error, words.tryAgain)}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton className="h-96 rounded-l" />;
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
      <CheckList checks={data.checks} />
      <BankSection bank={data.bank} />
      <BuildLine build={data.build} />
    </div>
  );
}
