import { Link } from '@tanstack/react-router';
import { helpAnswers } from '@forecourt/contract/help/help-answers.ts';
import { HelpSearch } from '../features/tickets/help/help-search.tsx';
import { HelpLinks } from '../features/tickets/help/help-links.tsx';
import { words } from '../features/tickets/words.ts';
import { paths } from '../lib/paths.ts';
import { Introduction } from '../ui/introduction.tsx';
import { NumberedSteps } from '../ui/numbered-steps.tsx';
import { StaffContact } from '../ui/staff-contact.tsx';

const steps = [
  { title: 'Create a ticket.', text: 'A subject, a category and what happened. You can add pictures.' },
  { title: 'We reply.', text: 'You’ll be notified, and you can follow every reply in one place.' },
  { title: 'You decide when it’s done.', text: 'Reply again at any time, or close the ticket.' },
];

const first = ['locked-out', 'suspended', 'fees', 'report', 'purchase'];

/** /support for visitors, and for people who can't log in. */
export const SupportIntroduction = ({ href }: { href: string }) => (
  <Introduction
    title={words.title}
    lead="Find an answer right away, or write to our staff."
    loginText="Please log in to access the support center."
    href={href}
  >
    <section aria-label="Answers" className="grid gap-4">
      <h2 className="text-lg">Answers</h2>
      <HelpSearch />
      <HelpLinks answers={first.flatMap((id) => helpAnswers.find((one) => one.id === id) ?? [])} />
      <Link to={paths.help} className="w-fit font-semibold underline underline-offset-4">
        All answers
      </Link>
    </section>
    <section aria-label="How it works" className="grid gap-4">
      <h2 className="text-lg">How it works</h2>
      <NumberedSteps steps={steps} />
    </section>
    <section aria-label="If you can’t log in" className="grid gap-2">
      <h2 className="text-lg">If you can’t log in</h2>
      <div className="grid gap-1 text-ink-2">
        <StaffContact />
      </div>
    </section>
  </Introduction>
);
