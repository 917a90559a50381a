import type { ReactNode } from 'react';
import { Gavel } from 'lucide-react';
import type { Decision } from '@forecourt/contract/appeals/appeals.ts';
import { decisions } from '@forecourt/contract/appeals/decisions.ts';
import { Tag } from '../../ui/tag.tsx';
import { DecisionFacts } from './decision-facts.tsx';
import { statusWords, words } from './words.ts';

interface DecisionCardProps {
  decision: Decision;
  /** Overrides the heading if the page already names what the decision is about. */
  title?: string;
  children?: ReactNode;
}

/** A staff decision with its reason, duration and effect, and actions below. */
export const DecisionCard = ({ decision, title = decisions[decision.kind].told, children }: DecisionCardProps) => (
  <section
    aria-label={words.section}
    className="grid grid-cols-1 gap-4 rounded-l border border-line bg-surface p-4 text-left text-base sm:p-5"
  >
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <h2 className="flex min-w-0 items-center gap-3 text-lg">
        <span className="grid size-9 shrink-0 place-items-center rounded-m bg-danger-soft text-danger">
          <Gavel size={18} aria-hidden="true" />
        </span>
        {title}
      </h2>
      {decision.appeal && (
        <Tag tone={statusWords[decision.appeal.status].tone}>{statusWords[decision.appeal.status].name}</Tag>
      )}
    </div>
    <DecisionFacts decision={decision} />
    {decision.stands && <p className="max-w-[70ch] text-ink-2 text-pretty">{decisions[decision.kind].meaning}</p>}
    {children}
  </section>
);
