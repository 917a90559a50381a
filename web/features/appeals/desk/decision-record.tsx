import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import type { AppealAtDesk } from '@forecourt/contract/appeals/appeals.ts';
import { zonedText } from '../../../lib/zoned-text.ts';
import { paths } from '../../../lib/paths.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Time } from '../../../ui/time.tsx';
import { Fact } from '../decision-facts.tsx';
import { differences } from './differences.ts';

/** The decision, who made it and why, what changed, and other log entries about the same thing. */
export const DecisionRecord = ({ appeal }: { appeal: AppealAtDesk }) => (
  <>
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      <Fact name="About">
        <Thing appeal={appeal} />
      </Fact>
      <Fact name="Decided by">
        {appeal.decider_name ?? 'The server'} · <Time at={appeal.decided_at} inSentence />
      </Fact>
      <Wide name="Reason given">
        <span className="wrap-anywhere whitespace-pre-line">{appeal.reason}</span>
      </Wide>
      {appeal.until && <Fact name="Ends">{zonedText(appeal.until)}</Fact>}
      {differences(appeal.before, appeal.after).map(({ name, was, is }) => (
        <Fact key={name} name={name}>
          <span className="inline-flex flex-wrap items-center gap-x-2">
            <s className="text-ink-3 decoration-edge">{was}</s>
            <ArrowRight size={15} className="text-ink-3" aria-label="became" />
            <b className="font-semibold">{is}</b>
          </span>
        </Fact>
      ))}
    </dl>
    {appeal.history.length > 1 && (
      <Disclosure
        title={`All ${appeal.history.length} staff log entries about this`}
        className="text-sm"
        titleClassName="min-h-11 font-semibold"
      >
        <ol className="mt-2 grid gap-2.5 border-l border-line pl-4">
          {appeal.history.map(({ id, action, actor_name, reason, created_at }) => (
            <li key={id} className="grid gap-0.5">
              <span>
                <b className="font-semibold">{action.replaceAll('_', ' ')}</b> · {actor_name ?? 'the server'} ·{' '}
                <span className="text-ink-3">
                  <Time at={created_at} />
                </span>
              </span>
              {reason && <span className="wrap-anywhere text-ink-2">{reason}</span>}
            </li>
          ))}
        </ol>
      </Disclosure>
    )}
  </>
);

const Wide = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="sm:col-span-2">
    <Fact name={name}>{children}</Fact>
  </div>
);

const linkStyle = 'font-semibold underline decoration-edge underline-offset-4 hover:decoration-ink';

function Thing({ appeal: { target_type, target_id, subject } }: { appeal: AppealAtDesk }) {
  const id = String(target_id);
  switch (target_type) {
    case 'car':
      return (
        <Link to={paths.car} params={{ id }} className={linkStyle}>
          {subject}
        </Link>
      );
    case 'user':
      return (
        <Link to={paths.user} params={{ userId: id }} className={linkStyle}>
          {subject}
        </Link>
      );
    case 'dealer':
      return (
        <Link to={paths.company} params={{ dealerId: id }} className={linkStyle}>
          {subject}
        </Link>
      );
    case 'application':
      return (
        <Link to={paths.dealerApplications} className={linkStyle}>
          {subject}
        </Link>
      );
    case 'wanted_ad':
      return (
        <Link to={paths.staff.concat('/cars/wanted')} search={{ show: 'hidden' }} className={linkStyle}>
          {subject}
        </Link>
      );
    case 'sale':
      return <>Sale of the {subject}</>;
    case 'review':
      return <>Review of the {subject} sale</>;
  }
}
