import { Link, useParams } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { helpAnswers, type HelpAnswer } from '@forecourt/contract/help/help-answers.ts';
import { PriceList } from '../features/payments/price-list.tsx';
import { HelpLinks } from '../features/tickets/help/help-links.tsx';
import { paths } from '../lib/paths.ts';
import { useTitle } from '../lib/title.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { ErrorState } from '../ui/error-state.tsx';

/** One answer of the help centre, at its own address. */
export function HelpAnswerPage() {
  const { answer: id } = useParams({ from: paths.helpAnswer });
  const answer = helpAnswers.find((one) => one.id === id);
  useTitle(answer?.question);
  return answer ? <Answer key={id} answer={answer} /> : <NoAnswer />;
}

function Answer({ answer: { id, topic, question, answer, link } }: { answer: HelpAnswer }) {
  const others = helpAnswers.filter((one) => one.topic === topic && one.id !== id);
  return (
    <article className="wrap grid max-w-[760px] grid-cols-1 gap-8 py-[clamp(24px,4vw,56px)]">
      <header className="grid gap-3">
        <Link
          to={paths.help}
          className="-ml-1 flex w-fit items-center gap-1 rounded-s text-sm font-medium text-ink-2 hover:text-ink"
        >
          <ChevronLeft size={17} aria-hidden="true" />
          Help
        </Link>
        <h1 className="text-2xl text-balance">{question}</h1>
      </header>
      <p className="text-lg text-ink-2 text-pretty">{answer}</p>
      {id === 'fees' && <PriceList title="Today’s prices" kinds={['listing', 'featured', 'membership', 'renewal']} />}
      <div className="flex flex-wrap gap-2.5">
        {link && <ButtonLink to={link.to as '/'}>{link.title}</ButtonLink>}
        {link?.to !== paths.support && (
          <ButtonLink to={paths.support} kind="plain">
            Contact Support
          </ButtonLink>
        )}
      </div>
      {others.length > 0 && (
        <section aria-label="Related" className="grid gap-3">
          <h2 className="text-lg">Related</h2>
          <HelpLinks answers={others.slice(0, 5)} />
        </section>
      )}
    </article>
  );
}

const NoAnswer = () => (
  <ErrorState
    title="This answer isn’t here any more"
    text="It may have been renamed. Search the help centre for it."
    actions={<ButtonLink to={paths.help}>Help</ButtonLink>}
  />
);
