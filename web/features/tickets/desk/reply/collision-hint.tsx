import type { ReactNode } from 'react';
import { PenLine } from 'lucide-react';
import { firstName } from '../../../../lib/first-name.ts';

/** Warns staff before two of them reply to the same message. */
export function CollisionHint({ answering, answered }: { answering: readonly string[]; answered: string | null }) {
  // A colleague who has just replied may still be listed as writing.
  const others = answering.filter((name) => name !== answered);
  return (
    <output className="grid gap-2 empty:hidden">
      {answered && (
        <Hint>{firstName(answered)} replied while you were writing. Read the new reply before you send yours.</Hint>
      )}
      {others.length > 0 && (
        <Hint>
          {others.map(firstName).join(' and ')} {others.length === 1 ? 'is' : 'are'} replying…
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
