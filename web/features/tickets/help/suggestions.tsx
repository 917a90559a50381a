import { useDeferredValue, useId, useMemo } from 'react';
import { Lightbulb } from 'lucide-react';
import { Link } from '@tanstack/react-router';
import { countOf } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import type { HelpAnswer } from '@forecourt/contract/help/help-answers.ts';
import { suggest } from './suggest.ts';

interface SuggestionsProps {
  subject: string;
  description: string;
  onAnswered: (answer: HelpAnswer) => void;
}

/** Suggests one to three help answers, collapsed by default. */
export function Suggestions({ subject, description, onAnswered }: SuggestionsProps) {
  const text = useDeferredValue(subject);
  const more = useDeferredValue(description);
  const answers = useMemo(() => suggest(text, more), [text, more]);
  const id = useId();
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {answers.length > 0 && `${countOf(answers.length, 'answer')} might help, below the subject`}
      </p>
      {answers.length > 0 && (
        <section aria-labelledby={id} className="grid gap-1 rounded-m bg-sunken px-4 py-3">
          <h2 id={id} className="flex items-center gap-2 text-sm font-semibold text-ink-2">
            <Lightbulb size={16} aria-hidden="true" />
            This might help
          </h2>
          <ul className="divide-y divide-line">
            {answers.map((answer) => (
              <li key={answer.id}>
                <Suggestion answer={answer} onAnswered={() => onAnswered(answer)} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const Suggestion = ({ answer, onAnswered }: { answer: HelpAnswer; onAnswered: () => void }) => (
  <Disclosure isWide title={answer.question} titleClassName="py-2.5 font-medium">
    <div className="grid gap-3 pb-3.5">
      <p className="text-ink-2">{answer.answer}</p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button kind="plain" size="small" onClick={onAnswered}>
          This answers my question
        </Button>
        {answer.link && (
          <Link to={answer.link.to} className="text-sm font-semibold underline underline-offset-4">
            {answer.link.title}
          </Link>
        )}
      </div>
    </div>
  </Disclosure>
);
