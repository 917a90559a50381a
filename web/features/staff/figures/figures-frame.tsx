import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { sentenceOf } from '../../../lib/sentence.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

interface FiguresFrameProps<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch'>;
  /** Explains why a role that only sees totals gets no list. */
  note?: string;
  children: (data: T) => ReactNode;
}

/** Loading, error and loaded states of the figures. */
export function FiguresFrame<T>({ query: { data, error, refetch }, note, children }: FiguresFrameProps<T>) {
  return (
    <div className="grid grid-cols-1 gap-5">
      {data !== undefined && children(data)}
      {data === undefined && error && (
        <ErrorState
          level={2}
          title="We couldn’t load the figures"
          text={sentenceOf(error, 'Please try again.')}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && !error && <Skeleton className="h-80 rounded-l" />}
      {note && <Notice>{note}</Notice>}
    </div>
  );
}
