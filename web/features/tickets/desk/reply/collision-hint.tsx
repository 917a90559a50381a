import type { ReactNode } from 'react';
import { PenLine } from 'lucide-react';
import { firstName } from '../../../../lib/first-name.ts';

/** Two people do not answer the same thing. */
export function CollisionHint({ answering, answered }: { answering: readonly string[]; answered: string | null }) {
  // Who has answered by now is no longer answering, though they were a moment ago.
  const others = answering.filter((name) => name !== answered);
  return (
    <output className="grid gap-2 empty:hidden">
      {answered && (
        <Hint>{firstName(answered)} answered while you were writing. Please read it before you send yours.</Hint>
      )}
      {others.length > 0 && (
        <Hint>
          {others.map(firstName).join(' and ')} {others.length === 1 ? 'is' : 'are'} answering…
        </Hint>
      )}
    </output>
  );
}

const Hint = ({ children }: { children: ReactNode }) => (
  <span className="flex items-center gap-2 rounded-m bg-warn-soft px-3 py-2 text-sm font-medium text-warn">
    <PenLine size={16} className="shrink-0" aria-hidden="true" />
    <span>{children}</span>
  </span>
);
