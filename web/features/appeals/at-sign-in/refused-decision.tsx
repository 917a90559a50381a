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
import { Said } from './said.tsx';

interface RefusedDecisionProps {
  /** What the refused sign-in left in one's hands: good for this alone. */
  token: string;
  /** What stands here where the decision is not on record. */
  fallback: ReactNode;
  /** The way to sign in anew, when the token's time is over. */
  signInAgain: ReactNode;
}

/** What keeps somebody out, for who has no other page: they read it, appeal it, and come back here for the answers. */
export function RefusedDecision({ token, fallback, signInAgain }: RefusedDecisionProps) {
  const client = useQueryClient();
  const auth = { bearer: token };
  const asked = { ...api.appeals.atSignIn.query({}), queryKey: [...api.appeals.atSignIn.key, token] as const };
  const { data, error, refetch } = useQuery({ ...asked, queryFn: () => api.appeals.atSignIn({}, auth), retry: false });
  const [isWriting, setWriting] = useState(false);
  const take = (decision: DecisionAtSignIn) =>
    client.setQueryData(asked.queryKey, { success: true as const, decision });
  const open = useMutation({
    mutationFn: (said: { decision_id: number; statement: string }) => api.appeals.openAtSignIn(said, auth),
    onSuccess: ({ decision }) => take(decision),
  });
  const isOver = [error, open.error].some((one) => one instanceof ApiError && one.code === 'no_appeal_token');

  if (isOver && !data) return <SignInAgain>{signInAgain}</SignInAgain>;
  if (error && !data)
    return (
      <div className="grid gap-4">
        {fallback}
        <Notice tone="danger">
          {sentenceOf(error, words.tryAgain)}{' '}
          <button type="button" className="font-semibold underline underline-offset-4" onClick={() => void refetch()}>
            Retry
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
        <Said statement={decision.appeal.statement} at={decision.appeal.created_at} responses={decision.responses} />
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
    <Notice tone="warn">It has been a while since you signed in. Please sign in again to see where this stands.</Notice>
    {children}
  </div>
);
