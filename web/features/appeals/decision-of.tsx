import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Decision } from '@forecourt/contract/appeals/appeals.ts';
import { decisions, type DecisionTarget } from '@forecourt/contract/appeals/decisions.ts';
import * as api from '../../lib/api.ts';
import { refetched } from '../../lib/refetch.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast-list.ts';
import { AppealState, TicketLink } from './appeal-state.tsx';
import { DecisionCard } from './decision-card.tsx';
import { DecisionLine } from './decision-line.tsx';
import { useAppealUpdates } from './use-appeal-updates.ts';
import { words } from './words.ts';

/** Appeals are rare, so the form's code loads only when it's needed. */
const AppealForm = lazy(async () => ({ default: (await import('./appeal-form.tsx')).AppealForm }));

interface DecisionOfProps {
  target: Exclude<DecisionTarget, 'user'>;
  id: number;
  userId: number;
  /** `line` for a list, and `short` for one that already shows the reason. */
  look?: 'card' | 'line' | 'short';
  /** Shown while the decision loads or if there is none. */
  fallback?: ReactNode;
  /** Shown only while it loads. */
  loading?: ReactNode;
  session?: { expire: () => unknown; notice: ReactNode };
}

/** A staff decision about something the user owns, with the form to appeal it. */
export function DecisionOf({
  target,
  id,
  userId,
  look = 'card',
  fallback = null,
  loading = fallback,
  session,
}: DecisionOfProps) {
  const { data, isPending } = useQuery(api.appeals.decision.query({ target_type: target, target_id: id }));
  useAppealUpdates(features[target]);
  const decision = data?.decision;
  if (!decision) return isPending ? loading : fallback;
  const appeal = decision.appeal ? (
    <AppealState appeal={decision.appeal} more={<TicketLink appeal={decision.appeal} />} />
  ) : (
    <AppealAction decision={decision} userId={userId} session={session} />
  );
  if (look === 'card') return <DecisionCard decision={decision}>{appeal}</DecisionCard>;
  return (
    <DecisionLine decision={decision} showsReason={look === 'line'}>
      {appeal}
    </DecisionLine>
  );
}

const features = {
  car: 'cars',
  review: 'reviews',
  sale: 'sales',
  wanted_ad: 'wanted',
  application: 'applications',
  dealer: 'dealers',
} as const;

interface AppealActionProps extends Pick<DecisionOfProps, 'userId'> {
  decision: Decision;
  session: DecisionOfProps['session'] | undefined;
}

function AppealAction({ decision, userId, session }: AppealActionProps) {
  const [isOpen, setOpen] = useState(false);
  if (!decision.may_appeal)
    return (
      <p className="text-sm text-ink-3">
        {decisions[decision.kind].teamRight === 'settings.write' ? words.byTeam : words.byOther}
      </p>
    );
  async function send(statement: string) {
    await api.appeals.open({ decision_id: decision.id, statement });
    setOpen(false);
    showToast({ title: words.sent, tone: 'good' });
    await refetched();
  }
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <Button kind="plain" onClick={() => setOpen(true)}>
        {words.appeal}
      </Button>
      <p className="text-sm text-ink-3">{words.once}</p>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={words.appeal}>
        <Suspense fallback={<Skeleton className="h-72 rounded-m" />}>
          <AppealForm
            decision={decision}
            userId={userId}
            send={send}
            onCancel={() => setOpen(false)}
            sessionEnded={session}
          />
        </Suspense>
      </Dialog>
    </div>
  );
}
