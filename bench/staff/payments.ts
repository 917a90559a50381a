import { paymentOrders } from '@forecourt/contract/payments/staff-payment-values.ts';
import { paymentKinds, paymentStatuses } from '@forecourt/contract/payments/payments.flow.ts';
import { staffPaymentsCalls } from '../../server/calls/payments/staff-payments.calls.ts';
import type { BuyingDeps } from '../../server/flows/payments/buy.ts';
import type { Asked } from '../capture-queries.ts';
import { rows, type Area } from './area.ts';

/** Every kind and status over three years, some undelivered, and a few that don't match the bank's record. */
const thePayments = `
  insert into payments (user_id, dealer_id, kind, subject, purpose, status, amount, lines, lasts_hours, bank_payment_id,
    bank_link, next_check_at, created_at, settled_at, paid_at, delivered_at, refund_due_since, doubt, refunded_by, refund_reason)
  select users.id, case when kind = 'membership' then dealer_id end, kind, 'Bench ' || n, 'bench ' || n, status,
    500 + (n * 7919) % 20000, '[]', 720, gen_random_uuid(), 'https://bank.example/' || n,
    case when status = 'pending' then now() + interval '1 day' end, at, case when status <> 'pending' then at end,
    case when status in ('completed', 'refunded') then at end,
    case when status in ('completed', 'refunded') and n % 400 <> 8 then at end, case when status = 'completed' and n % 400 = 8 then at end,
    case when status = 'pending' and n % 2 = 0 then 'wrong_amount' end,
    case when status = 'refunded' then (select min(id) from users) end, case when status = 'refunded' then 'It did not work' end
  from generate_series(1, ${rows}) as n
  join users on users.gta_world_id = 800000 + 1 + (n * 31) % ${rows}
  cross join lateral (select
    (array['${paymentKinds.join("', '")}'])[1 + n % ${paymentKinds.length}] as kind,
    case when n % 500 in (1, 2) then 'pending' when n % 20 = 3 then 'failed' when n % 30 = 4 then 'cancelled'
      when n % 50 = 5 then 'refunded' else 'completed' end as status,
    (select min(id) from dealer_accounts) + n % 500 as dealer_id,
    now() - random() * interval '1000 days' as at
  ) as facts`;

const asks =
  (call: 'staffList' | 'staffSum' | 'totals', action: string, title: string) =>
  (name: string, more = '', inTurn = false): Asked => ({
    name: `${title}, ${name}`,
    feature: 'payments',
    call,
    address: `/api/payments.php?action=${action}${more}`,
    ...(inTurn && { inTurn }),
  });
const list = asks('staffList', 'staff_payments', 'Payments');
const sum = asks('staffSum', 'staff_sum', 'Payment sum');
const totals = asks('totals', 'payment_totals', 'Payment totals');
const lastMonth = () => `&from=${new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10)}`;

export const payments: Area = {
  name: 'Payments',
  fill: [thePayments, 'select sum_payments_again()'],
  asked: [
    ...paymentOrders.map((order) => list(order, `&sort=${order}`)),
    list('page 40', '&page=40'),
    ...paymentStatuses.map((status) => list(status, `&status=${status}`)),
    list('memberships', '&kind=membership'),
    list('refunded, highest', '&status=refunded&sort=highest'),
    list('failed renewals', '&status=failed&kind=renewal'),
    list('in doubt', '&in_doubt=yes'),
    list('of a month', lastMonth()),
    list('search “mara”', '&search=mara', true),
    list('search a whole name', '&search=mara+quinn+c3500', true),
    list('search a dealer', '&search=bench+motors+77', true),
    list('search a number', '&search=%2350000'),
    list('search the bank’s number', '&search=abcdef0'),
    sum('all'),
    sum('completed', '&status=completed'),
    sum('failed renewals', '&status=failed&kind=renewal'),
    sum('in doubt', '&in_doubt=yes'),
    sum('of a month', lastMonth()),
    sum('search “mara”', '&search=mara', true),
    totals('all'),
    totals('of a month', lastMonth()),
  ],
  // The lists need only these two of the purchase dependencies.
  handlers: async (db) => ({ payments: staffPaymentsCalls({ db, siteTimezone: 'UTC' } as BuyingDeps) }),
};
