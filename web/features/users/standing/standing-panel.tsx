import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { JudgedPerson } from '@forecourt/contract/users/judged-person.ts';
import * as api from '../../../lib/api.ts';
import type { PlannedDecision } from '../../../lib/planned-decision.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { shortMoment } from '../../../lib/short-moment.ts';
import { staffTabs } from '../../../lib/tab-paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { WhatThisWillDo } from '../../../shared/staff/what-this-will-do.tsx';
import { useLiveRefresh } from '../../../lib/use-live-refresh.ts';
import { StatusTag } from '../user-tags.tsx';
import { History } from './history.tsx';
import { whatWillHappen } from './what-will-happen.ts';

interface StandingPanelProps {
  userId: number;
  plan?: PlannedDecision | undefined;
  /** Shows a link to the user's details, for pages about something else. */
  isLinked?: boolean;
}

/** Shown to everyone who decides about a user: their standing, earlier decisions and the effect of this one. */
export function StandingPanel({ userId, plan, isLinked = false }: StandingPanelProps) {
  const { data, error, refetch } = useQuery(api.users.standing.query({ id: userId }));
  useLiveRefresh('users');
  if (data)
    return (
      <div className="grid grid-cols-1 gap-4">
        <Standing person={data.person} isLinked={isLinked} />
        {plan && <WhatThisWillDo sentences={whatWillHappen(data.person, plan)} />}
      </div>
    );
  if (!error) return <Skeleton className="h-28 rounded-m" />;
  return (
    <Notice tone="danger">
      <span className="flex flex-wrap items-center gap-3">
        {sentenceOf(error)}
        <Button kind="plain" size="small" onClick={() => void refetch()}>
          Try again
        </Button>
      </span>
    </Notice>
  );
}

const Standing = ({ person, isLinked }: { person: JudgedPerson; isLinked: boolean }) => (
  <section aria-label={`Standing of ${person.name}`} className="grid gap-3 rounded-m border border-line px-4 py-3.5">
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
      <h3 className="min-w-0 text-sm font-semibold wrap-anywhere">Standing of {person.name}</h3>
      <span className="flex flex-wrap gap-1.5">
        <StatusTag status={person.standing} />
        {person.account_closed_at !== null && person.standing !== 'closed' && <StatusTag status="closed" />}
      </span>
    </div>
    <Restriction person={person} />
    <History person={person} />
    {isLinked && (
      <Link
        to={staffTabs.users}
        search={{ person: person.id }}
        className="w-fit rounded-s text-sm font-medium underline decoration-line underline-offset-4 hover:decoration-ink"
      >
        User details
      </Link>
    )}
  </section>
);

function Restriction({ person: { standing, until, reason, account_closed_at, seat } }: { person: JudgedPerson }) {
  const lines = [
    until !== null && `Suspended until ${shortMoment(until)}.`,
    standing === 'banned' && 'Banned. A ban doesn’t end.',
    (standing === 'suspended' || standing === 'banned') && reason !== null && `Reason: ${reason}`,
    account_closed_at !== null && `The user closed the account on ${shortMoment(account_closed_at)}.`,
    seat !== null && seat.company_standing !== 'active' && `${seat.company_name} is ${seat.company_standing}.`,
  ].filter((line) => line !== false);
  if (lines.length === 0) return null;
  return (
    <div className="grid gap-1 text-sm wrap-anywhere text-ink-2">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
