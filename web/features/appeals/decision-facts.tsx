import type { ReactNode } from 'react';
import type { Decision } from '@forecourt/contract/appeals/appeals.ts';
import { zonedText } from '../../lib/zoned-text.ts';
import { Time } from '../../ui/time.tsx';

/** The reason, the date and the end of a decision. */
export const DecisionFacts = ({ decision }: { decision: Decision }) => (
  <dl className="grid grid-cols-1 gap-3">
    <Fact name="Reason">
      <span className="wrap-anywhere whitespace-pre-line">{decision.reason}</span>
    </Fact>
    <div className="flex flex-wrap gap-x-10 gap-y-3">
      <Fact name="Decided">
        <Time at={decision.decided_at} as="day" />
      </Fact>
      {decision.until && (
        <Fact name="Until">
          <time dateTime={decision.until}>{zonedText(decision.until)}</time>
        </Fact>
      )}
    </div>
  </dl>
);

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid min-w-0 content-start gap-0.5">
    <dt className="text-sm text-ink-3">{name}</dt>
    <dd className="text-ink">{children}</dd>
  </div>
);
