import { PenLine } from 'lucide-react';

/** Two people do not answer the same thing. */
export function CollisionHint({ answering, answered }: { answering: readonly string[]; answered: string | null }) {
  // Who has answered by now is no longer answering, though they were a moment ago.
  const others = answering.filter((name) => name !== answered);
  const text = hintOf(others.map(firstName), answered && firstName(answered));
  return (
    <output className="empty:hidden">
      {text && (
        <span className="flex items-center gap-2 rounded-m bg-warn-soft px-3 py-2 text-sm font-medium text-warn">
          <PenLine size={16} className="shrink-0" aria-hidden="true" />
          {text}
        </span>
      )}
    </output>
  );
}

function hintOf([first, ...rest]: readonly string[], answered: string | null): string | null {
  if (first && rest.length > 0) return `${first} and ${rest.join(' and ')} are answering…`;
  if (first) return `${first} is answering…`;
  return answered && `${answered} answered while you were writing. Please read it before you send yours.`;
}

const firstName = (name: string) => name.split(/[\s_]+/)[0] ?? name;
