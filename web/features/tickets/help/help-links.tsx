import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { HelpAnswer } from '@forecourt/contract/help/help-answers.ts';
import { paths } from '../../../lib/paths.ts';

/** A list of questions, each with a link to its answer. */
export const HelpLinks = ({ answers }: { answers: readonly HelpAnswer[] }) => (
  <ul className="divide-y divide-line overflow-hidden rounded-l border border-line bg-surface">
    {answers.map(({ id, question }) => (
      <li key={id}>
        <Link
          to={paths.helpAnswer}
          params={{ answer: id }}
          className="flex items-center justify-between gap-4 px-4 py-3.5 font-medium hover:bg-sunken/70 focus-visible:-outline-offset-2 sm:px-5"
        >
          {question}
          <ChevronRight size={18} className="shrink-0 text-ink-3" aria-hidden="true" />
        </Link>
      </li>
    ))}
  </ul>
);
