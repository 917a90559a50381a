import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import { findPayment } from '../../server/features/payments/payments.store.ts';
import { buy } from '../../server/flows/payments/buy.ts';
import { handleBankCallback } from '../../server/flows/payments/bank-callback.ts';
import { changeListing, editListing } from '../../server/flows/listings/list-a-car.ts';
import { completeSale } from '../../server/flows/sales/complete-sale.ts';
import { withdrawSale } from '../../server/flows/sales/withdraw-sale.ts';
import { findSaleOfCar } from '../../server/features/sales/sales.store.ts';
import { openAtBank } from '../../server/flows/payments/open-at-bank.ts';
import { refund } from '../../server/flows/payments/refund-payment.ts';
import { cancel } from '../../server/flows/payments/settle-payment.ts';
import { settleReturned } from '../../server/flows/payments/settle-returned.ts';
import { runListingSchedule } from '../../server/jobs/expire-listings.ts';
import { expireMemberships } from '../../server/jobs/expire-memberships.ts';
import { settlePayments } from '../../server/jobs/settle-payments.ts';
import { dayMs, setDatabaseTime } from './clock.ts';
import { callbackOf, hasWrongMoney, sign, type Booked } from './fake-bank.ts';
import { count, processOf, type History, type Run } from './run.ts';
import type { SeenPayment } from './snapshot.ts';

/** One action or event in a history. */
export type Action = (run: Run, history: History) => Promise<unknown>;

/** All payments for this history's purpose, newest last. */
export const paymentsOf = ({ seen }: Run, { purpose }: History): SeenPayment[] =>
  [...seen.payments.values()].filter((payment) => payment.purpose === purpose);

const latest = (run: Run, history: History) => paymentsOf(run, history).at(-1);

function bookedAt({ world, links }: Run, payment: SeenPayment | undefined): Booked | undefined {
  const link = payment && [...(links.get(payment.id) ?? [])].at(-1);
  return link === undefined ? undefined : world.books.payments.get(link.slice(-36));
}

async function handOver(run: Run, { parts, now }: ReturnType<typeof processOf>, id: number): Promise<void> {
  const payment = await findPayment(parts.db, id);
  if (payment?.status !== 'pending') return;
  const { link } = await openAtBank(parts, payment, now);
  run.links.set(id, (run.links.get(id) ?? new Set()).add(link));
}

const ask: Action = async (run, { buyer, wanted }) => {
  // A process that waits for another to open it reads the clock repeatedly, so time passes faster for it.
  const process = processOf(run, { stepMs: 2500, wanted });
  const expectedTotal = run.world.random.chance(0.04) ? 1 : undefined;
  const payment = await buy(process.parts, buyer, wanted, { expectedTotal }, process.now());
  if (payment) await handOver(run, process, payment.id);
};

const resume: Action = async (run, history) => {
  const payment = latest(run, history);
  if (payment) await handOver(run, processOf(run, { stepMs: 2500 }), payment.id);
};

/** An action on the bank's page, which knows nothing of the payment's state in the shop. */
const pay: Action = async (run, history) => {
  const { random, books, clock } = run.world;
  // Often one they had abandoned for something else.
  const theirs = [...run.seen.payments.values()].filter(
    ({ user_id, status }) => user_id === history.buyer.userId && status !== 'completed',
  );
  const payment = random.chance(0.3) && theirs.length > 0 ? random.pick(theirs) : latest(run, history);
  const booked = bookedAt(run, payment);
  if (!booked || !payment) return;
  const paysWith = (how: string, money: Parameters<typeof books.pay>[1]) => {
    const age = clock.ms - payment.created;
    count(run.tally, `paid: ${how}${age > dayMs ? ', late' : ''}${age > 6 * dayMs ? ', very late' : ''}`);
    books.pay(booked, money, clock.now);
  };
  if (booked.status === 'pending') {
    const chance = random.below(100);
    if (chance < 70) paysWith('right', {});
    else if (chance < 78) paysWith('wrong amount', { amount: booked.asked + random.pick([-1, 1, 100]) });
    else if (chance < 84) paysWith('wrong mode', { mode: 'sandbox' });
    else booked.status = 'payment_failed';
  } else if (booked.status === 'payment_failed' && random.chance(0.3)) paysWith('after declining', {});
  else if (hasWrongMoney(booked) && random.chance(0.3)) paysWith('what was missing', {});
  await turn();
};

const comeBack: Action = async (run, history) => {
  const { random, sellers } = run.world;
  const payment = latest(run, history);
  if (!payment) return;
  const { parts, now } = processOf(run);
  const { userId, team, gameAccountId } = random.chance(0.07) ? random.pick(sellers) : history.buyer;
  const actor = {
    id: userId,
    gameAccountId,
    staffRole: null,
    name: 'Sim',
    sessionHash: Buffer.alloc(0),
    team: team && { ...team, companyName: 'Sim' },
  };
  await settleReturned(parts, payment.bank_payment_id ?? payment.id, actor, now);
};

const callback: Action = async (run, history) => {
  const { random } = run.world;
  const booked = bookedAt(run, latest(run, history));
  if (!booked) return;
  const { parts, now } = processOf(run);
  const genuine = callbackOf(booked);
  const forged = callbackOf({ ...booked, status: 'payment_successful', amount: booked.asked, mode: 'live' });
  const chance = random.below(100);
  const sent = (chance < 55 && genuine) ||
    (chance < 75 && random.pick([genuine, ...history.sent])) ||
    (chance < 85 && { ...forged, signature: sign(Buffer.from('another')) }) ||
    (chance < 95 && forged) || { body: Buffer.from('{'), signature: sign(Buffer.from('{')) };
  if (sent === genuine) history.sent.push(genuine);
  count(run.tally, `callback: ${await handleBankCallback(parts, sent.body, sent.signature, now)}`);
};

const job: Action = async (run) => {
  const { parts, now } = processOf(run);
  await settlePayments(parts, now);
};

const membershipJob: Action = async (run) => {
  const { parts, now } = processOf(run);
  await expireMemberships(parts.db, parts.settings, now());
};

export const listingsJob: Action = async (run) => {
  const { parts, now } = processOf(run);
  run.isKept = true;
  await setDatabaseTime(run.world.db, now());
  await runListingSchedule(parts.db);
};

const giveUp: Action = async (run, history) => {
  const known = latest(run, history);
  if (known?.status !== 'pending') return;
  const { parts, now } = processOf(run);
  await cancel(parts, (await findPayment(parts.db, known.id))!, history.buyer.userId, now);
};

const changeCar: Action = async (run, { wanted, buyer }) => {
  if (!('carId' in wanted)) return;
  const { random } = run.world;
  const { parts, now } = processOf(run);
  const action = random.pick(['reserve', 'release', 'sell', 'withdraw', 'delete', 'restore', 'restore'] as const);
  if (random.chance(0.2)) await editListing(parts, buyer, wanted.carId, { price: 1000 + random.below(9000) }, now());
  else if (action === 'sell') await completeSale(parts.db, buyer, wanted.carId, {}, now());
  else if (action === 'withdraw') {
    const sale = await findSaleOfCar(parts.db, wanted.carId);
    if (sale) await withdrawSale(parts, buyer, sale.id, now());
  } else await changeListing(parts, buyer, wanted.carId, action, now());
};

/** Like the sweep of old drafts. */
const sweepCar: Action = async ({ world: { db } }, { wanted }) => {
  if (!('carId' in wanted)) return;
  await sql`
    delete from cars where id = ${wanted.carId}
      and (status = 'draft' or status = 'removed' and status_before = 'draft')`.execute(db);
};

const giveBack: Action = async (run, history) => {
  const payments = paymentsOf(run, history).filter((one) => one.status === 'completed' || one.refund_due !== null);
  const payment = payments.length > 0 ? run.world.random.pick(payments) : undefined;
  if (!payment) return;
  const { parts, now } = processOf(run);
  await refund(parts, payment.id, { gameAccountId: 0, actorId: run.world.adminId, reason: 'simulated' }, now());
};

const changeSettings: Action = async ({ world }) => {
  const { random } = world;
  const price = () => (random.chance(0.04) ? 0 : 1 + random.below(5000));
  world.settings = {
    ...world.settings,
    regular_listing_price: price(),
    introductory_rate: price(),
    featured_car_price: price(),
    dealer_membership_price: price(),
    payment_processing_fee: random.below(4),
    listing_duration_days: 1 + random.below(40),
    featured_duration_hours: 1 + random.below(168),
    membership_grace_period_days: random.below(10),
    maintenance_mode: random.chance(0.1),
    gta_world_api_enabled: random.chance(0.9),
  };
};

/** Each with its relative frequency. Actions in the first list may run concurrently. */
export const together: [string, Action, number][] = [
  ['asks', ask, 16],
  ['resumes', resume, 6],
  ['decides at the bank', pay, 20],
  ['comes back', comeBack, 18],
  ['bank calls', callback, 14],
  ['job', job, 6],
  ['cancels', giveUp, 6],
  ['changes the car', changeCar, 7],
  ['listings job', listingsJob, 2],
  ['memberships job', membershipJob, 2],
];
export const alone: [string, Action, number][] = [
  ['settings change', changeSettings, 4],
  ['refunds', giveBack, 7],
  ['car is swept', sweepCar, 2],
];
export const begins: [string, Action, number] = ['asks', ask, 1];
