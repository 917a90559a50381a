import type { SettingKey } from '@forecourt/contract/settings/setting-definitions.ts';
import type { AdminSetting } from '@forecourt/contract/settings/settings.ts';
import { valueText } from './setting-words.ts';
import { words } from './words.ts';

interface Card {
  title: string;
  lines: readonly [label: string, key: SettingKey][];
}

const cards: readonly Card[] = [
  {
    title: 'User Pricing',
    lines: [
      ['Listing', 'regular_listing_price'],
      ['First listing', 'introductory_rate'],
      ['Featuring', 'featured_car_price'],
    ],
  },
  {
    title: 'Dealer Settings',
    lines: [
      ['Membership', 'dealer_membership_price'],
      ['Free features', 'dealer_free_featured_per_month'],
      ['Grace period', 'membership_grace_period_days'],
    ],
  },
  {
    title: 'Durations',
    lines: [
      ['Listing', 'listing_duration_days'],
      ['Featured', 'featured_duration_hours'],
    ],
  },
  {
    title: 'Limits',
    lines: [
      ['Private listings', 'max_listings_per_user'],
      ['Dealer listings', 'max_listings_per_dealer'],
      ['Featured', 'max_featured_cars_per_user'],
    ],
  },
  {
    title: 'Discounts',
    lines: [
      ['New user', 'new_user_discount_percentage'],
      ['Multiple listings', 'bulk_listing_discount'],
      ['Early renewal', 'dealer_membership_early_bird_discount'],
    ],
  },
];

/** The saved settings at a glance. Unsaved input isn't included. */
export function SummaryCards({ settings }: { settings: readonly AdminSetting[] }) {
  const saved = new Map(settings.map((setting) => [setting.setting_key, setting]));
  return (
    <section className="grid gap-3">
      <h3 className="text-lg">{words.paymentTitle}</h3>
      <ul aria-label="Current settings" className="grid gap-3 sm:grid-cols-2 lg:grid-cols-5">
        {cards.map(({ title, lines }) => (
          <li key={title} className="grid content-start gap-3 rounded-l border border-line bg-surface p-4">
            <h4 className="text-base">{title}</h4>
            <dl className="grid gap-1.5 text-sm">
              {lines.map(([label, key]) => {
                const setting = saved.get(key);
                return (
                  setting && (
                    <div key={key} className="flex items-baseline justify-between gap-3">
                      <dt className="text-ink-2">{label}</dt>
                      <dd className="font-semibold whitespace-nowrap">{valueText(setting, setting.setting_value)}</dd>
                    </div>
                  )
                );
              })}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}
