import { Link } from '@tanstack/react-router';
import type { StaffWantedAd } from '@forecourt/contract/wanted/wanted-moderation.ts';
import type { WantedDecision } from '@forecourt/contract/wanted/wanted-values.ts';
import { countOf, money } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { Ago } from '../../../ui/ago.tsx';
import { Button } from '../../../ui/button.tsx';
import { LinkedText } from '../../../ui/linked-text.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { WantedChips } from '../wanted-chips.tsx';
import { reasonNames, statusNames } from '../words.ts';

interface StaffAdCardProps {
  entry: StaffWantedAd;
  chips: readonly string[];
  onDecide: (decision: WantedDecision) => void;
}

const decisionNames: Record<WantedDecision, string> = {
  dismiss: 'Dismiss reports',
  flag: 'Flag',
  remove: 'Remove',
  restore: 'Restore',
};

/** The ad as everyone sees it, and the reports about it. */
export const StaffAdCard = ({ entry: { ad, reports, may }, chips, onDecide }: StaffAdCardProps) => (
  <li className="grid grid-cols-1 items-start gap-3 lg:grid-cols-[minmax(0,1fr)_minmax(280px,340px)]">
    <article className="grid min-w-0 gap-3 rounded-l border border-line bg-surface p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h3 className="min-w-0 text-lg wrap-anywhere">{ad.title}</h3>
        <Tag tone={ad.status === 'open' ? 'good' : 'warn'}>{statusNames[ad.status]}</Tag>
      </div>
      <p className="text-sm text-ink-2">
        <Link
          to={paths.user}
          params={{ userId: String(ad.owner.id) }}
          className="font-semibold text-ink underline decoration-edge underline-offset-4"
        >
          {ad.owner.name}
        </Link>{' '}
        · up to {money(ad.budget)} · <Ago at={ad.published_at} />
      </p>
      <WantedChips chips={chips} />
      {ad.text && <LinkedText text={ad.text} />}
      {ad.reason && <p className="text-sm text-ink-2 wrap-anywhere">Reason given: {ad.reason}</p>}
    </article>
    <section
      aria-label={`Reports about ${ad.title}`}
      className="grid gap-4 rounded-l border border-line bg-surface p-5"
    >
      <h4 className="text-base">{reports.length === 0 ? 'No open reports' : countOf(reports.length, 'report')}</h4>
      {reports.length > 0 && (
        <ul className="grid gap-3">
          {reports.map((report) => (
            <li key={report.id} className="grid gap-1 text-sm">
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <Tag tone="warn">{reasonNames[report.reason]}</Tag>
                <span className="text-ink-3">
                  {report.reporter && `${report.reporter.name}, `}
                  <Ago at={report.created_at} />
                </span>
              </span>
              {report.details && <span className="wrap-anywhere whitespace-pre-wrap text-ink-2">{report.details}</span>}
            </li>
          ))}
        </ul>
      )}
      {may.length > 0 ? (
        <div className="flex flex-wrap gap-2">
          {may.map((decision) => (
            <Button
              key={decision}
              kind={decision === 'remove' ? 'danger' : 'plain'}
              size="small"
              className="pointer-coarse:h-11"
              onClick={() => onDecide(decision)}
            >
              {decisionNames[decision]}
            </Button>
          ))}
        </div>
      ) : (
        <p className="text-sm text-ink-3">Only moderators and admins who aren’t involved can decide.</p>
      )}
    </section>
  </li>
);
