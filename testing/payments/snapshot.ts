import type { CarStatus } from '@forecourt/contract/cars/cars.flow.ts';
import type { PaymentKind, PaymentStatus } from '@forecourt/contract/payments/payments.flow.ts';
import { sql } from 'kysely';
import type { World } from './world.ts';

/** Times are in milliseconds. */
export interface SeenPayment {
  id: number;
  user_id: number;
  dealer_id: number | null;
  car_id: number | null;
  kind: PaymentKind;
  purpose: string;
  status: PaymentStatus;
  amount: number;
  hours: number;
  /** Its price is the introductory rate, as shown to the buyer. */
  introductory: boolean;
  bank_payment_id: string | null;
  doubt: string | null;
  created: number;
  delivered: number | null;
  refund_due: number | null;
  next_check: number | null;
}

export interface SeenCar {
  id: number;
  seller_id: number;
  dealer_id: number | null;
  status: CarStatus;
  status_before: CarStatus | null;
  expires: number | null;
  is_featured: boolean;
  featured_until: number | null;
}

export interface SeenMembership {
  id: number;
  dealer_id: number;
  started: number | null;
  ends: number;
}

export interface SeenEvent {
  id: number;
  payment_id: number;
  kind: string;
  at: number;
}

export interface SeenFeature {
  car_id: number;
  dealer_id: number | null;
  payment_id: number | null;
  free_month: string | null;
}

export interface Snapshot {
  payments: Map<number, SeenPayment>;
  cars: Map<number, SeenCar>;
  memberships: Map<number, SeenMembership>;
  features: SeenFeature[];
  /** Events since the last snapshot. */
  events: SeenEvent[];
  lastEvent: number;
}

const ms = (column: string) => sql.raw(`round(extract(epoch from ${column}) * 1000)`);

/** The state of a world's users in the shop's database, at one moment. */
export async function look({ db, userIds, dealerIds }: World, afterEvent: number): Promise<Snapshot> {
  const users = sql.val(userIds);
  const dealers = sql.val(dealerIds);
  const { rows } = await sql<{
    payments: SeenPayment[] | null;
    cars: SeenCar[] | null;
    memberships: SeenMembership[] | null;
    features: SeenFeature[] | null;
    events: SeenEvent[] | null;
  }>`/* prepared look_at_world */ select
    (select json_agg(json_build_object('id', id, 'user_id', user_id, 'dealer_id', dealer_id, 'car_id', car_id,
      'kind', kind, 'purpose', purpose, 'status', status, 'amount', amount, 'hours', lasts_hours,
      'introductory', lines @> '[{"label": "Introductory rate"}]',
      'bank_payment_id', bank_payment_id, 'doubt', doubt, 'created', ${ms('created_at')},
      'delivered', ${ms('delivered_at')}, 'refund_due', ${ms('refund_due_since')},
      'next_check', ${ms('next_check_at')}) order by id)
      from payments where user_id = any(${users})) as payments,
    (select json_agg(json_build_object('id', id, 'seller_id', seller_id, 'dealer_id', dealer_id, 'status', status,
      'status_before', status_before, 'expires', ${ms('expires_at')}, 'is_featured', is_featured,
      'featured_until', ${ms('featured_until')}))
      from cars where seller_id = any(${users})) as cars,
    (select json_agg(json_build_object('id', id, 'dealer_id', dealer_account_id, 'started', ${ms('started_at')},
      'ends', ${ms('ends_at')}))
      from memberships where dealer_account_id = any(${dealers})) as memberships,
    (select json_agg(json_build_object('car_id', car_id, 'dealer_id', dealer_id, 'payment_id', payment_id,
      'free_month', free_month))
      from car_features where user_id = any(${users})) as features,
    (select json_agg(json_build_object('id', id, 'payment_id', payment_id, 'kind', kind, 'at', ${ms('created_at')}) order by id)
      from payment_events where id > ${afterEvent}) as events
  `.execute(db);
  const found = rows[0]!;
  const events = found.events ?? [];
  return {
    payments: byId(found.payments),
    cars: byId(found.cars),
    memberships: byId(found.memberships),
    features: found.features ?? [],
    events,
    lastEvent: events.at(-1)?.id ?? afterEvent,
  };
}

const byId = <Row extends { id: number }>(rows: Row[] | null) => new Map(rows?.map((row) => [row.id, row]));
