import { Link } from '@tanstack/react-router';
import type { ConversationReport } from '@forecourt/contract/reports/conversation-reports.ts';
import { Ago } from '../../../ui/ago.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { othersOf, outcomeNames, reasonNames } from './words.ts';

/** One report: the people involved, the time and the reason. The whole row is a link. */
export const ReportRow = ({ report }: { report: ConversationReport }) => (
  <li className="relative grid gap-2 rounded-l border border-line bg-surface p-4 transition-colors hover:border-edge sm:px-5">
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <Link
        to="."
        search={((before: object) => ({ ...before, report: String(report.id) })) as never}
        className="font-semibold wrap-anywhere after:absolute after:inset-0 after:rounded-l"
      >
        {report.reporter.name} reported {othersOf(report)}
      </Link>
      <span className="flex flex-wrap gap-1.5">
        <Tag tone={report.reason === 'harassment' || report.reason === 'scam' ? 'warn' : 'neutral'}>
          {reasonNames[report.reason]}
        </Tag>
        {report.is_group && <Tag>Group</Tag>}
        <OutcomeTag report={report} />
      </span>
    </div>
    {report.details && <p className="line-clamp-2 text-sm wrap-anywhere text-ink-2">“{report.details}”</p>}
    <p className="text-sm text-ink-3">
      Reported <Ago at={report.created_at} inSentence />
      {report.decided_at && (
        <>
          {' · decided by '}
          {report.decided_by} <Ago at={report.decided_at} />
        </>
      )}
    </p>
  </li>
);

export function OutcomeTag({ report: { outcome } }: { report: ConversationReport }) {
  if (outcome === null) return <Tag tone="accent">Waiting</Tag>;
  return <Tag tone={outcome === 'nothing' ? 'neutral' : 'good'}>{outcomeNames[outcome]}</Tag>;
}
