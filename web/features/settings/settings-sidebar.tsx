import { useQuery } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import type { Result } from '@forecourt/contract/kit/call.ts';
import type { services } from '@forecourt/contract/services/services.ts';
import type { AdminSetting } from '@forecourt/contract/settings/settings.ts';
import * as api from '../../lib/api.ts';
import { Tag } from '../../ui/tag.tsx';
import { valueText } from './setting-words.ts';
import { notes } from './words.ts';

/** Shows whether payments work right now. */
export function SystemStatus({ settings }: { settings: readonly AdminSetting[] }) {
  const find = (key: AdminSetting['setting_key']) => settings.find(({ setting_key }) => setting_key === key);
  const price = find('dealer_membership_price');
  const isProviderOn = find('gta_world_api_enabled')?.setting_value === 'true';
  const isMaintained = find('maintenance_mode')?.setting_value === 'true';
  const { data } = useQuery(api.services.status.query({}));
  const bank = data && bankStatus(data);
  const canPay = isProviderOn && !isMaintained && bank?.tone !== 'danger';
  const rows: Row[] = [
    ['Payments', canPay ? good('Working') : bad('Stopped')],
    ['Payment provider', isProviderOn ? good('Enabled') : bad('Disabled')],
    ...(bank ? [['Bank', bank] satisfies Row] : []),
    ['Maintenance mode', isMaintained ? bad('On') : good('Off')],
  ];
  return (
    <section className="grid gap-3 rounded-l border border-line bg-surface p-5">
      <h3 className="text-lg">System Status</h3>
      <dl className="grid gap-2.5">
        {rows.map(([name, { tone, word }]) => (
          <div key={name} className="flex items-center justify-between gap-3">
            <dt className="text-ink-2">{name}</dt>
            <dd>
              <Tag tone={tone}>{word}</Tag>
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

interface Status {
  tone: 'good' | 'warn' | 'danger';
  word: string;
}
type Row = [name: string, status: Status];

const good = (word: string): Status => ({ tone: 'good', word });
const bad = (word: string): Status => ({ tone: 'danger', word });

/** As the API tab says it. */
function bankStatus({ bank: { source, saved }, checks }: Result<typeof services.status>): Status {
  if (source === 'none' || (source === 'saved' && !saved?.is_readable)) return bad('Not connected');
  if (checks.some(({ service, state }) => service === 'bank' && state === 'failing')) return bad('Failing');
  return source === 'demo' ? { tone: 'warn', word: 'Demo bank' } : good('Connected');
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
