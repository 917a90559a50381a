import type { ReactNode } from 'react';
import type { Decision } from '@forecourt/contract/appeals/appeals.ts';
import { decisions } from '@forecourt/contract/appeals/decisions.ts';
import { Tag } from '../../ui/tag.tsx';
import { Time } from '../../ui/time.tsx';
import { statusWords, words } from './words.ts';

interface DecisionLineProps {
  decision: Decision;
  showsReason: boolean;
  children: ReactNode;
}

/** A short version of the decision card, for a list. */
export const DecisionLine = ({ decision, showsReason, children }: DecisionLineProps) => (
  <section aria-label={words.section} className="grid grid-cols-1 gap-3 rounded-m bg-sunken px-4 py-3.5">
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <p className="max-w-[80ch] text-pretty">
        <b className="font-semibold">
          {decisions[decision.kind].told} on <Time at={decision.decided_at} as="day" />.
        </b>{' '}
        {showsReason && <q className="wrap-anywhere">{decision.reason}</q>} {decisions[decision.kind].meaning}
      </p>
      {decision.appeal && (
        <Tag tone={statusWords[decision.appeal.status].tone}>{statusWords[decision.appeal.status].name}</Tag>
      )}
    </div>
    {children}
  </section>
);
