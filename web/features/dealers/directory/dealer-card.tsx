import { Link } from '@tanstack/react-router';
import { CalendarClock } from 'lucide-react';
import type { DealerCard as Dealer } from '@forecourt/contract/dealers/directory.ts';
import { calendarDay } from '../../../lib/days.ts';
import { countOf } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Rating } from '../../../shared/people/rating.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { Thumb } from '../../../ui/thumb.tsx';
import { OpenNow } from '../open-now.tsx';
import { words } from '../words.ts';

/** A dealer in the directory. The whole card links to the dealer's page. */
export const DealerCard = ({ dealer, timeZone }: { dealer: Dealer; timeZone: string }) => (
  <article className="group relative flex h-full flex-col overflow-hidden rounded-l border border-line bg-surface transition-shadow hover:shadow-lift has-focus-visible:shadow-lift">
    <Glance dealer={dealer} />
    <div className="flex grow flex-col gap-3 p-5">
      <div className="flex items-start gap-3.5">
        <Avatar name={dealer.company_name} picture={dealer.logo_url} size="medium" kind="dealer" />
        <div className="grid min-w-0 gap-1 pt-0.5">
          <h2 className="text-lg leading-snug">
            <Link
              to={paths.company}
              params={{ dealerId: String(dealer.id) }}
              className="rounded-s decoration-edge underline-offset-4 group-hover:underline after:absolute after:inset-0 after:content-['']"
            >
              {dealer.company_name}
            </Link>
          </h2>
          <p className="text-sm">
            <Rating rating={dealer.rating} totalReviews={dealer.total_reviews} size={15} />
          </p>
        </div>
      </div>
      {dealer.description && <p className="line-clamp-2 text-ink-2 text-pretty">{dealer.description}</p>}
      <div className="mt-auto grid gap-2 pt-1 text-sm">
        {!dealer.is_trading && (
          <p>
            <Tag tone="warn">{words.notTrading}</Tag>
          </p>
        )}
        {dealer.away && (
          <p className="flex items-center gap-2 text-ink-2">
            <CalendarClock size={16} className="shrink-0 text-warn" aria-hidden="true" />
            Away, back on {calendarDay(dealer.away.back_on)}
          </p>
        )}
        {dealer.is_trading && !dealer.away && dealer.opening_hours && (
          <OpenNow hours={dealer.opening_hours} timeZone={timeZone} />
        )}
        <p className="text-ink-2">
          {[
            countOf(dealer.active_cars, 'car'),
            countOf(dealer.verified_sales, 'verified sale'),
            `${dealer.team_members} on the team`,
          ].join(' · ')}
        </p>
      </div>
    </div>
  </article>
);

/** Small photos of the cars they sell. */
const Glance = ({ dealer: { glance } }: { dealer: Dealer }) => (
  <div aria-hidden="true" className="flex aspect-[4/1] gap-px bg-sunken">
    {glance.map(({ id, image }) => (
      <Thumb key={id} photo={image} className="h-full min-w-0 flex-1" />
    ))}
  </div>
);
