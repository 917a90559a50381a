import { lazy, Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Gavel } from 'lucide-react';
import type { AppealAtDesk } from '@forecourt/contract/appeals/appeals.ts';
import { appealFlow, outcomes, type Outcome } from '@forecourt/contract/appeals/appeals.flow.ts';
import { decisions } from '@forecourt/contract/appeals/decisions.ts';
import * as api from '../../../lib/api.ts';
import type { RenderStanding } from '../../../lib/planned-decision.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { useAppealUpdates } from '../use-appeal-updates.ts';
import { statusWords } from '../words.ts';
import { DecisionRecord } from './decision-record.tsx';
import { outcomeWords } from './outcome-words.ts';

const DecideForm = lazy(async () => ({ default: (await import('./decide-form.tsx')).DecideForm }));

interface AppealedDecisionProps {
  ticketId: number;
  renderStanding: RenderStanding;
}

/** The decision appealed in a ticket, with buttons for staff who can rule on it. */
export function AppealedDecision({ ticketId, renderStanding }: AppealedDecisionProps) {
  const { data, error } = useQuery(api.appeals.forStaff.query({ ticket_id: ticketId }));
  useAppealUpdates();
  if (error) return <Notice tone="danger">{sentenceOf(error)}</Notice>;
  if (data?.appeal === null) return null;
  if (!data) return <Skeleton className="h-56 rounded-l" />;
  const { appeal } = data;
  const { name, tone } = statusWords[appeal.appeal.status];
  const title = decisions[appeal.kind].name;
  return (
    <section
      aria-label="Appealed decision"
      className="grid grid-cols-1 gap-4 rounded-l border border-line bg-surface p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="flex min-w-0 items-center gap-3 text-lg">
          <span className="grid size-9 shrink-0 place-items-center rounded-m bg-sunken text-ink-2">
            <Gavel size={18} aria-hidden="true" />
          </span>
          {title.charAt(0).toUpperCase() + title.slice(1)}
        </h2>
        <Tag tone={tone}>{name}</Tag>
      </div>
      <DecisionRecord appeal={appeal} />
      <Outcomes appeal={appeal} renderStanding={renderStanding} />
    </section>
  );
}

function Outcomes({ appeal, renderStanding }: { appeal: AppealAtDesk; renderStanding: RenderStanding }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isOpen = appealFlow.may('uphold', appeal.appeal.status);
  if (!isOpen)
    return (
      appeal.appeal.outcome_reason && (
        <p className="border-t border-line pt-4 wrap-anywhere whitespace-pre-line">
          <b className="font-semibold">{appeal.decided_by_name}:</b> {appeal.appeal.outcome_reason}
        </p>
      )
    );
  const offered = outcomes.filter(
    (one) => one !== 'change' || (decisions[appeal.kind].change !== null && appeal.stands),
  );
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      {!appeal.stands && (
        <Notice tone="warn">
          This decision is no longer in effect: it ended, was undone or was replaced. Your ruling won’t change that.
        </Notice>
      )}
      {appeal.deciders === 0 && (
        <Notice tone="warn">
          No one else on staff can decide this right now. The appeal waits until an admin gives someone else the
          required role.
        </Notice>
      )}
      {appeal.why_not && <Notice>{appeal.why_not}</Notice>}
      {appeal.may_decide && (
        <div className="flex flex-wrap gap-2.5">
          {offered.map((one) => (
            <Button
              key={one}
              size="small"
              className="pointer-coarse:h-11"
              kind={one === 'reverse' ? 'primary' : 'plain'}
              onClick={() => setOutcome(one)}
            >
              {outcomeWords(appeal.kind, one, appeal.stands).title}
            </Button>
          ))}
        </div>
      )}
      <Dialog
        isForm
        open={outcome !== null}
        onClose={() => setOutcome(null)}
        title={outcome ? outcomeWords(appeal.kind, outcome, appeal.stands).title : ''}
      >
        {outcome && (
          <Suspense fallback={<Skeleton className="h-64 rounded-m" />}>
            <DecideForm
              appeal={appeal}
              outcome={outcome}
              renderStanding={renderStanding}
              onDone={() => setOutcome(null)}
            />
          </Suspense>
        )}
      </Dialog>
    </div>
  );
}
