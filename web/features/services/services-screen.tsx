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

/** The running version, for bug reports and for finding it in the changelog. */
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

/** The status of the services. Refetched regularly, because other admins and scheduled checks update it too. */
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
