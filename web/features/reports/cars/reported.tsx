import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { CarFront } from 'lucide-react';
import type { ReportDecision } from '@forecourt/contract/reports/report-reasons.ts';
import type { ReportedCar, ReportOfCar } from '@forecourt/contract/reports/reports.ts';
import { staffStatusName, statusTones } from '../../../lib/car-words.ts';
import { countOf, money } from '../../../lib/format.ts';
import type { RenderStanding } from '../../../lib/planned-decision.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { PersonLink } from '../../../shared/people/person-link.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { Thumb } from '../../../ui/thumb.tsx';
import { Time } from '../../../ui/time.tsx';
import { reasonNames } from '../words.ts';
import { decisionWords } from './decision-words.ts';

interface ReportedProps {
  reported: ReportedCar;
  /** Omitted for staff who can't see user details. */
  renderStanding: RenderStanding | undefined;
  onDecide: (decision: ReportDecision) => void;
}

/** A listing with all its reports. */
export const Reported = ({ reported, renderStanding, onDecide }: ReportedProps) => {
  const [isSellerShown, showSeller] = useState(false);
  const { car, reports, decided, may, is_own_report } = reported;
  return (
    <li className="grid grid-cols-1 gap-4 rounded-l border border-line bg-surface p-[clamp(14px,2vw,20px)]">
      <div className="flex items-start gap-4">
        {car.cover ? (
          <Thumb photo={car.cover} className="aspect-[4/3] w-28 shrink-0 rounded-m max-sm:w-20" />
        ) : (
          <span className="grid aspect-[4/3] w-28 shrink-0 place-items-center rounded-m bg-sunken text-ink-3 max-sm:w-20">
            <CarFront size={24} aria-hidden="true" />
          </span>
        )}
        <div className="grid min-w-0 grow gap-1">
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <h3 className="min-w-0 text-base">
              <Link to={paths.car} params={{ id: String(car.id) }} className="wrap-anywhere hover:underline">
                {car.title}
              </Link>
            </h3>
            <Tag tone={car.removed_by === 'seller' ? 'neutral' : statusTones[car.status]}>
              {staffStatusName(car.status, car.removed_by)}
            </Tag>
          </div>
          <p className="text-sm text-ink-2">
            {money(car.price)} · <PersonLink id={car.seller_id} name={car.seller_name} />
            {car.dealer_name && ` · ${car.dealer_name}`}
          </p>
          <p className="text-sm font-medium text-warn">{countOf(reports.length, 'report')}</p>
        </div>
      </div>
      <ul aria-label={`Reports about ${car.title}`} className="grid divide-y divide-line rounded-m bg-sunken px-4">
        {reports.map((report) => (
          <Said key={report.id} report={report} />
        ))}
      </ul>
      {isSellerShown && renderStanding?.({ userId: car.seller_id })}
      {decided && (
        <p className="max-w-[80ch] text-pretty wrap-anywhere text-ink-2">
          <b className="font-semibold text-ink">
            {decisionWords[decided.decision].done} by {decided.by} <Time at={decided.at} inSentence />:
          </b>{' '}
          {decided.reason}
        </p>
      )}
      {(renderStanding || (!decided && may.length > 0)) && (
        <div className="flex flex-wrap justify-end gap-2.5">
          {renderStanding && (
            <Button
              kind="quiet"
              size="small"
              className="mr-auto pointer-coarse:h-11"
              aria-expanded={isSellerShown}
              onClick={() => showSeller(!isSellerShown)}
            >
              {isSellerShown ? 'Hide' : 'Show'} seller’s standing<span className="sr-only"> for {car.title}</span>
            </Button>
          )}
          {!decided &&
            may.map((decision) => (
              <Button
                key={decision}
                kind={decision === 'remove' ? 'danger' : 'plain'}
                size="small"
                className="pointer-coarse:h-11"
                onClick={() => onDecide(decision)}
              >
                {decisionWords[decision].verb}
                <span className="sr-only"> {car.title}</span>
              </Button>
            ))}
        </div>
      )}
      {!decided && may.length === 0 && (car.is_own || is_own_report) && (
        <p className="text-sm text-ink-3">
          {car.is_own ? 'This is your own listing' : 'You reported this listing yourself'}, so a colleague will decide.
        </p>
      )}
    </li>
  );
};

const Said = ({ report: { reason, details, reporter, is_by_site, created_at } }: { report: ReportOfCar }) => (
  <li className="grid gap-1 py-3">
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
      <b className="font-semibold">{reasonNames[reason]}</b>
      <span className="text-sm text-ink-3">
        {is_by_site && 'Found automatically · '}
        {reporter && (
          <>
            <PersonLink {...reporter} />
            {' · '}
          </>
        )}
        <Time at={created_at} />
      </span>
    </p>
    {details && <p className="max-w-[80ch] whitespace-pre-line wrap-anywhere text-ink-2">{details}</p>}
  </li>
);
