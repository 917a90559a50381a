import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Result } from '@forecourt/contract/kit/call.ts';
import type { services } from '@forecourt/contract/services/services.ts';
import * as api from '../../lib/api.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { words } from './words.ts';

const refreshMs = 30_000;

interface StatusFrameProps {
  children: (status: Result<typeof services.status>) => ReactNode;
}

/** The status of the services. Refetched regularly, because other admins and scheduled checks update it too. */
export function StatusFrame({ children }: StatusFrameProps) {
  const { data, error, refetch } = useQuery({ ...api.services.status.query({}), refetchInterval: refreshMs });
  if (data) return children(data);
  if (!error) return <Skeleton className="h-96 rounded-l" />;
  return (
    <ErrorState
      level={2}
      title={words.loadFailed}
      text={sentenceOf(error, words.tryAgain)}
      onRetry={() => void refetch()}
    />
  );
}
