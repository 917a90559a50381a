import { ChartNoAxesCombined, Store, Tags, Users, type LucideIcon } from 'lucide-react';
import type { DealerTerms } from '@forecourt/contract/applications/applications.ts';
import { count, countOf, money } from '../../lib/format.ts';

interface Benefit {
  Icon: LucideIcon;
  title: string;
  text: string;
}

const benefitsOf = ({ max_listings, private_max_listings, free_featured_per_month }: DealerTerms): Benefit[] => [
  {
    Icon: Tags,
    title: `${count(max_listings)} active listings`,
    text: `Private sellers get ${count(private_max_listings)}. Your membership covers the fee for each listing${
      free_featured_per_month > 0 ? `, and ${countOf(free_featured_per_month, 'featured car')} a month` : ''
    }.`,
  },
  {
    Icon: Users,
    title: 'A team that sells with you',
    text: 'Invite people and give each a role. Anyone on the team can reply to buyers in the company’s name.',
  },
  {
    Icon: Store,
    title: 'A page for your company',
    text: 'Your logo, your cars, your reviews and your team at one address, with the Verified Dealer badge.',
  },
  {
    Icon: ChartNoAxesCombined,
    title: 'Stats that help you sell',
    text: 'See each car’s views, inquiries and sales over time in your Dealer Portal.',
  },
];

/** A dealer's benefits and price, with the current settings. */
export function Benefits({ terms }: { terms: DealerTerms }) {
  const { membership_price, grace_days } = terms;
  return (
    <div className="grid gap-6">
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-1">
        {benefitsOf(terms).map(({ Icon, title, text }) => (
          <li key={title} className="flex gap-4">
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink">
              <Icon size={20} aria-hidden="true" />
            </span>
            <div className="grid gap-1">
              <h3 className="text-base font-semibold">{title}</h3>
              <p className="text-sm text-ink-2 text-pretty">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="rounded-l bg-sunken p-5">
        <p className="text-2xl font-bold tabular-nums">
          {money(membership_price)}
          <span className="ml-1.5 text-base font-normal text-ink-2">for 30 days</span>
        </p>
        <p className="mt-1.5 text-sm text-ink-2 text-pretty">
          Applying is free. Once you’re approved, you have {countOf(grace_days, 'day')} to pay.
        </p>
      </div>
    </div>
  );
}
