import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ConversationReport, OpenedConversation } from '@forecourt/contract/reports/conversation-reports.ts';
import * as api from '../../../lib/api.ts';
import { paths } from '../../../lib/paths.ts';
import type { RenderStanding } from '../../../lib/planned-decision.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { Ago } from '../../../ui/ago.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DecideForm } from './decide-form.tsx';
import { OpenForm } from './open-form.tsx';
import { OpenedMessages } from './opened-messages.tsx';
import { OutcomeTag } from './report-row.tsx';
import { othersOf, reasonNames, words } from './words.ts';

interface ReportViewProps {
  id: number;
  renderStanding: RenderStanding;
  onBack: () => void;
}

/** A single report: the people, the reason, the messages that were opened, and the decision. */
export function ReportView({ id, renderStanding, onBack }: ReportViewProps) {
  const { data, error, refetch } = useQuery(api.reports.conversation.query({ id }));
  return (
    <div className="grid grid-cols-1 gap-5">
      <div>
        <Button kind="quiet" size="small" onClick={onBack}>
          <ArrowLeft size={17} aria-hidden="true" />
          All reports
        </Button>
      </div>
      {error && !data && (
        <ErrorState level={2} title={words.reportFailed} text={sentenceOf(error)} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton className="h-80 rounded-l" />}
      {data && <Whole {...data.conversation} renderStanding={renderStanding} />}
    </div>
  );
}

interface WholeProps {
  report: ConversationReport;
  opened: OpenedConversation | null;
  renderStanding: RenderStanding;
}

const Whole = ({ report, opened, renderStanding }: WholeProps) => (
  <>
    <h2 className="text-xl wrap-anywhere">
      {report.reporter.name} reported {othersOf(report)}
    </h2>
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(300px,360px)]">
      <Section title="Conversation">
        {opened ? (
          <OpenedMessages key={opened.messages.length} report={report} opened={opened} />
        ) : (
          <OpenForm
            id={report.id}
            text={
              report.outcome === null
                ? 'You need a reason to read a conversation. You’ll see the part around the report first.'
                : 'This report is closed. To read the conversation again, give a reason.'
            }
            button="Open messages around the report"
          />
        )}
      </Section>
      <div className="grid gap-4">
        <Facts report={report} />
        {report.outcome === null && (
          <Section title="Decision">
            {opened ? (
              <DecideForm report={report} renderStanding={renderStanding} />
            ) : (
              <p className="text-sm text-ink-2">Open the conversation before you decide.</p>
            )}
          </Section>
        )}
      </div>
    </div>
  </>
);

const Facts = ({ report }: { report: ConversationReport }) => (
  <Section title="Report" action={<OutcomeTag report={report} />}>
    <dl className="grid gap-3 text-sm">
      <Fact title="Reported by">
        <PersonLink {...report.reporter} />, <Ago at={report.created_at} />
      </Fact>
      <Fact title={report.others.length === 1 ? 'About' : 'Other participants'}>
        {report.others.map((person, place) => (
          <span key={person.id}>
            {place > 0 && ', '}
            <PersonLink {...person} />
            {person.company_name && ` (${person.company_name})`}
          </span>
        ))}
      </Fact>
      <Fact title="Reason">{reasonNames[report.reason]}</Fact>
      {report.details && <Fact title="Details">{report.details}</Fact>}
      {report.decided_at && (
        <>
          <Fact title="Decided by">
            {report.decided_by}, <Ago at={report.decided_at} />
          </Fact>
          {report.person && (
            <Fact title={report.outcome === 'suspended' ? 'Suspended' : 'Warned'}>
              <PersonLink {...report.person} />
            </Fact>
          )}
          <Fact title="Decision reason">{report.decision_reason}</Fact>
        </>
      )}
    </dl>
  </Section>
);

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid gap-0.5">
    <dt className="text-ink-3">{title}</dt>
    <dd className="wrap-anywhere whitespace-pre-wrap">{children}</dd>
  </div>
);

const PersonLink = ({ id, name }: { id: number; name: string }) => (
  <Link
    to={paths.user}
    params={{ userId: String(id) }}
    className="font-medium underline decoration-line underline-offset-4 hover:decoration-ink"
  >
    {name}
  </Link>
);
