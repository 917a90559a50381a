import { useNavigate, useSearch } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { helpTopics } from '@forecourt/contract/help/help-answers.ts';
import { findHelp } from '../features/tickets/help/find-help.ts';
import { HelpLinks } from '../features/tickets/help/help-links.tsx';
import { HelpSearch } from '../features/tickets/help/help-search.tsx';
import { countOf } from '../lib/format.ts';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { StaffContact } from '../ui/staff-contact.tsx';

/** The public help centre. The search is in the address, so it can be shared. */
export function HelpPage() {
  const { search = '' } = useSearch({ from: paths.help });
  const navigate = useNavigate();
  const answers = findHelp(search);
  const type = (text: string) =>
    void navigate({ to: paths.help, search: text ? { search: text } : {}, replace: true, resetScroll: false });
  return (
    <div className="wrap grid max-w-[860px] grid-cols-1 gap-8 py-[clamp(24px,4vw,56px)]">
      <header className="grid gap-4">
        <h1 className="text-2xl">Help</h1>
        <HelpSearch text={search} onType={type} />
        <output className="sr-only">{search && countOf(answers.length, 'answer')}</output>
      </header>
      {search ? <Found answers={answers} /> : <ByTopic />}
      <section aria-label="Contact our staff" className="grid gap-2 rounded-l bg-sunken p-5">
        <h2 className="text-lg">Didn’t find it?</h2>
        <p className="text-ink-2">Write to our staff. You can follow every reply in one place.</p>
        <div className="grid gap-1 text-ink-2">
          <StaffContact />
        </div>
        <ButtonLink to={paths.support} kind="plain" className="mt-2 w-fit">
          Contact Support
        </ButtonLink>
      </section>
    </div>
  );
}

const Found = ({ answers }: { answers: ReturnType<typeof findHelp> }) =>
  answers.length > 0 ? (
    <section aria-label="Answers">
      <HelpLinks answers={answers} />
    </section>
  ) : (
    <EmptyState
      icon={<SearchX size={26} aria-hidden="true" />}
      title="No answers found"
      text="Try other words, or write to our staff."
    />
  );

const ByTopic = () =>
  Object.entries(helpTopics).map(([topic, title]) => (
    <section key={topic} aria-label={title} className="grid gap-3">
      <h2 className="text-lg">{title}</h2>
      <HelpLinks answers={findHelp('').filter((one) => one.topic === topic)} />
    </section>
  ));
