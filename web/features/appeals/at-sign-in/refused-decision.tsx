import { useState, type ReactNode } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DecisionAtSignIn } from '@forecourt/contract/appeals/appeals.ts';
import { ApiError } from '@forecourt/contract/kit/client.ts';
import * as api from '../../../lib/api.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AppealForm } from '../appeal-form.tsx';
import { AppealState } from '../appeal-state.tsx';
import { DecisionCard } from '../decision-card.tsx';
import { words } from '../words.ts';
import { AnswerForm } from './answer-form.tsx';
import { AppealMessages } from './appeal-messages.tsx';

interface RefusedDecisionProps {
  /** The token from the refused login. It only allows reading and appealing the decision. */
  token: string;
  /** Shown if there is no recorded decision. */
  fallback: ReactNode;
  /** The login link for when the token has expired. */
  signInAgain: ReactNode;
}

/**
 * The decision that blocks a login. The user can't open any other page, so they read it, appeal it and see replies
 * here.
 */
export function RefusedDecision({ token, fallback, signInAgain }: RefusedDecisionProps) {
  const client = useQueryClient();
  const auth = { bearer: token };
  const query = { ...api.appeals.atSignIn.query({}), queryKey: [...api.appeals.atSignIn.key, token] as const };
  const { data, error, refetch } = useQuery({ ...query, queryFn: () => api.appeals.atSignIn({}, auth), retry: false });
  const [isWriting, setWriting] = useState(false);
  const take = (decision: DecisionAtSignIn) =>
    client.setQueryData(query.queryKey, { success: true as const, decision });
  const open = useMutation({
    mutationFn: (input: { decision_id: number; statement: string }) => api.appeals.openAtSignIn(input, auth),
    onSuccess: ({ decision }) => take(decision),
  });
  const isOver = [error, open.error].some((cause) => cause instanceof ApiError && cause.code === 'no_appeal_token');

  if (isOver && !data) return <SignInAgain>{signInAgain}</SignInAgain>;
  if (error && !data)
    return (
      <div className="grid gap-4">
        {fallback}
        <Notice tone="danger">
          {sentenceOf(error)}{' '}
          <button type="button" className="font-semibold underline underline-offset-4" onClick={() => void refetch()}>
            Try again
          </button>
        </Notice>
      </div>
    );
  if (!data) return <Skeleton className="h-56 w-full rounded-l" />;
  const { decision } = data;
  if (!decision) return fallback;
  return (
    <DecisionCard decision={decision} title={words.section}>
      {decision.appeal && <AppealState appeal={decision.appeal} />}
      {decision.appeal && (
        <AppealMessages
          statement={decision.appeal.statement}
          at={decision.appeal.created_at}
          responses={decision.responses}
        />
      )}
      {decision.may_answer && (
        <AnswerForm
          send={async (answer) => void take((await api.appeals.answerAtSignIn(answer, auth)).decision)}
          signInAgain={signInAgain}
        />
      )}
      {decision.may_appeal && !isWriting && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button onClick={() => setWriting(true)}>{words.appeal}</Button>
          <p className="text-sm text-ink-3">{words.once}</p>
        </div>
      )}
      {decision.may_appeal && isWriting && (
        <div className="border-t border-line pt-4">
          <AppealForm
            decision={decision}
            userId={decision.target_id}
            send={(statement) => open.mutateAsync({ decision_id: decision.id, statement })}
            onCancel={() => setWriting(false)}
          />
        </div>
      )}
      {isOver && signInAgain}
    </DecisionCard>
  );
}

const SignInAgain = ({ children }: { children: ReactNode }) => (
  <div className="grid justify-items-start gap-3 text-left">
    <Notice tone="warn">It’s been a while since you logged in. Log in again to see the current status.</Notice>
    {children}
  </div>
);
