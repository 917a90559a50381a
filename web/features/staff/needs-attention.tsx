import type { ReactNode } from 'react';
import { CircleCheck } from 'lucide-react';
import { waitingKinds, type WaitingKind } from '@forecourt/contract/staff/dashboard.ts';
import { count } from '../../lib/format.ts';
import { Section } from '../../ui/section.tsx';
import { waitingWords, words } from './words.ts';

interface NeedsAttentionProps {
  /** Counts of the tasks this user can settle. */
  waiting: Partial<Record<WaitingKind, number>>;
  renderLink: (kind: WaitingKind, text: string) => ReactNode;
}

/** Open tasks, with links to where they're done. */
export function NeedsAttention({ waiting, renderLink }: NeedsAttentionProps) {
  const open = waitingKinds.flatMap((kind) => (waiting[kind] ? [{ kind, number: waiting[kind] }] : []));
  return (
    <Section title="Needs attention" level={2}>
      {open.length === 0 ? (
        <p className="flex items-center gap-2.5 text-ink-2">
          <CircleCheck size={19} className="shrink-0 text-good" aria-hidden="true" />
          {words.nothingToDo}
        </p>
      ) : (
        <ul aria-label="Needs attention" className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
          {open.map(({ kind, number }) => (
            <li key={kind} className="flex items-baseline gap-3 py-1.5">
              <b className="wide min-w-8 text-xl">{count(number)}</b>
              {renderLink(kind, waitingWords[kind][number === 1 ? 0 : 1])}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
