import type { ReactNode } from 'react';
import type { Dealer } from '@forecourt/contract/dealers/directory.ts';
import { count } from '../../../lib/format.ts';
import { FigureTiles } from '../../../ui/figure-tiles.tsx';
import { LinkedText } from '../../../ui/linked-text.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { HoursPanel } from './hours-panel.tsx';
import { TeamList } from './team-list.tsx';

/** The company page's first tab: description, stats, opening hours, team and cars. */
export const CompanyOverview = ({ dealer, cars }: { dealer: Dealer; cars: ReactNode }) => (
  <div className="grid items-start gap-x-[clamp(24px,4vw,48px)] gap-y-10 lg:grid-cols-[minmax(0,1fr)_280px]">
    <div className="grid min-w-0 gap-[clamp(28px,4vw,44px)]">
      {dealer.description && (
        <section aria-label="About" className="grid gap-3">
          <h2 className="text-xl">About {dealer.company_name}</h2>
          <div className="measure text-lg text-ink-2 text-pretty">
            <LinkedText text={dealer.description} />
          </div>
        </section>
      )}
      <FigureTiles figures={figuresOf(dealer)} />
    </div>
    {(dealer.opening_hours !== null || dealer.team.length > 0) && (
      <aside className="grid gap-8 rounded-l border border-line bg-surface p-5 max-lg:sm:grid-cols-2">
        {dealer.opening_hours && (
          <HoursPanel hours={dealer.opening_hours} timeZone={dealer.time_zone} isAway={dealer.away !== null} />
        )}
        {dealer.team.length > 0 && <TeamList team={dealer.team} />}
      </aside>
    )}
    <div className="min-w-0 lg:col-span-2">{cars}</div>
  </div>
);

const figuresOf = (dealer: Dealer) => [
  {
    label: 'Average rating',
    value: dealer.rating === null ? '–' : dealer.rating.toFixed(1),
    note: dealer.rating === null ? 'No reviews yet' : <Stars rating={dealer.rating} size={15} />,
  },
  { label: 'Verified sales', value: count(dealer.verified_sales), note: 'confirmed by the buyer' },
  { label: 'Cars for sale', value: count(dealer.active_cars), note: 'right now' },
  { label: 'People', value: count(dealer.team.length), note: 'on the team' },
];
