import { Info } from 'lucide-react';
import type { AdminSetting } from '@forecourt/contract/settings/settings.ts';
import { Tag } from '../../ui/tag.tsx';
import { valueText } from './setting-words.ts';
import { notes } from './words.ts';

/** Shows whether payments work right now. */
export function SystemStatus({ settings }: { settings: readonly AdminSetting[] }) {
  const find = (key: AdminSetting['setting_key']) => settings.find(({ setting_key }) => setting_key === key);
  const price = find('dealer_membership_price');
  const isProviderOn = find('gta_world_api_enabled')?.setting_value === 'true';
  const isMaintained = find('maintenance_mode')?.setting_value === 'true';
  const rows = [
    { name: 'Payments', isGood: isProviderOn && !isMaintained, words: ['Working', 'Stopped'] },
    { name: 'Payment provider', isGood: isProviderOn, words: ['Enabled', 'Disabled'] },
    { name: 'Maintenance mode', isGood: !isMaintained, words: ['Off', 'On'] },
  ];
  return (
    <section className="grid gap-3 rounded-l border border-line bg-surface p-5">
      <h3 className="text-lg">System Status</h3>
      <dl className="grid gap-2.5">
        {rows.map(({ name, isGood, words: [good, bad] }) => (
          <div key={name} className="flex items-center justify-between gap-3">
            <dt className="text-ink-2">{name}</dt>
            <dd>
              <Tag tone={isGood ? 'good' : 'danger'}>{isGood ? good : bad}</Tag>
            </dd>
          </div>
        ))}
        {price && (
          <div className="flex items-center justify-between gap-3">
            <dt className="text-ink-2">Dealer membership</dt>
            <dd className="font-semibold">{valueText(price, price.setting_value)} a month</dd>
          </div>
        )}
      </dl>
    </section>
  );
}

export const ImportantNotes = () => (
  <section className="grid gap-3 rounded-l bg-sunken p-5">
    <h3 className="flex items-center gap-2 text-lg">
      <Info size={18} aria-hidden="true" />
      Important Notes
    </h3>
    <ul className="grid list-disc gap-1.5 pl-5 text-ink-2">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  </section>
);
