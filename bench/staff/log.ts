import { staffActions } from '@forecourt/contract/staff/staff-actions.ts';
import { staffCalls } from '../../server/calls/staff/staff.calls.ts';
import type { Asked } from '../capture-queries.ts';
import { rows, type Area } from './area.ts';

const kinds = Object.entries(staffActions)
  .filter(([, { on }]) => ['user', 'car', 'dealer', 'payment', 'settings'].includes(on))
  .map(([action, { on }]) => `('${action}', '${on}')`);

/** Three years of actions by 20 staff members on users, cars, dealers, payments and settings. */
const actions = `
  with kinds as (select *, row_number() over () as number from (values ${kinds.join(', ')}) as kind (action, target))
  insert into staff_actions (actor_id, action, target_kind, target_id, before, after, reason, created_at)
  select (select min(id) from users) + n % 20, action, target,
    case target when 'settings' then 0 when 'dealer' then (select min(id) from dealer_accounts) + n % 500 else 1 + (n * 17) % ${rows} end,
    '{"status": "active", "reason": null}', '{"status": "removed", "reason": "It breaks the rules"}',
    'It breaks the rules of the city, number ' || n, now() - (${rows} - n) * interval '15 minutes'
  from generate_series(1, ${rows}) as n join kinds on kinds.number = 1 + n % ${kinds.length}`;

const list = (name: string, more = ''): Asked => ({
  name: `Staff log, ${name}`,
  feature: 'staff',
  call: 'actions',
  address: `/api/analytics.php?action=staff_actions${more}`,
});
const file = (name: string, more = ''): Asked => ({
  name: `Staff log as a file, ${name}`,
  feature: 'staff',
  call: 'exportActions',
  address: `/api/analytics.php?action=export_staff_actions${more}`,
  inTurn: true,
});
const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

export const log: Area = {
  name: 'Staff log',
  fill: [actions],
  asked: [
    list('newest'),
    list('page 20', '&page=20'),
    list('older than one in the middle', `&before=${rows / 2}`),
    list('newer than one in the middle', `&after=${rows / 2}`),
    list('of one person', '&actor_id=5'),
    list('one action', '&action_type=flag_car'),
    list('one kind of target', '&target_type=car'),
    list('on one car', '&target_type=car&target_id=4321'),
    list('one action of one person', '&actor_id=5&action_type=flag_car'),
    list('a week a year ago', `&from=${ago(372)}&to=${ago(365)}`),
    list('of one person, last month', `&actor_id=5&from=${ago(30)}`),
    list('older ones of one action', `&action_type=flag_car&before=${rows / 2}`),
    {
      name: 'People in the log',
      feature: 'staff',
      call: 'logPeople',
      address: '/api/analytics.php?action=staff_log_people',
    },
    file('a month', `&from=${ago(30)}`),
    file('all'),
  ],
  handlers: async (db) => ({
    staff: staffCalls({ db, siteTimezone: 'UTC', config: { bank: null, dataDir: '' } }),
  }),
};
