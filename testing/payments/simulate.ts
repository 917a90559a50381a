import { inspect } from 'node:util';
import { sql } from 'kysely';
import { connect, type Database } from '../../server/database/database.ts';
import { connectWithRetry } from '../connect-with-retry.ts';
import { handleBankCallback } from '../../server/flows/payments/bank-callback.ts';
import { expireMemberships } from '../../server/jobs/expire-memberships.ts';
import { settlePayments } from '../../server/jobs/settle-payments.ts';
import { freshDatabase } from '../fresh-database.ts';
import { seededRandom } from '../random.ts';
import { dayMs, hourMs, minuteMs, secondMs, simulateDatabaseTime } from './clock.ts';
import { alone, begins, paymentsOf, together, type Action } from './steps.ts';
import { callbackOf, hasRightMoney } from './fake-bank.ts';
import { beginHistory } from './histories.ts';
import { checkMoment } from './invariants.ts';
import { GoodsLedger } from './goods-invariants.ts';
import { checkTheEnd, nothingIsOpenForTooLong } from './final-invariants.ts';
import { attempt, count, processOf, type History, type Run, type Tally } from './run.ts';
import { look } from './snapshot.ts';
import { endWorld, makeWorld, type Random } from './world.ts';

export interface Report {
  payments: number;
  worlds: number;
  steps: number;
  seconds: number;
  tally: Tally;
}

const historiesEach = 24;
const openAtOnce = 4;

/** Simulates this many payments in separate worlds. If an invariant is violated, the world's seed is reported. */
export async function simulate({ payments, workers, seed }: { payments: number; workers: number; seed: number }) {
  const report: Report = { payments: 0, worlds: 0, steps: 0, seconds: 0, tally: new Map() };
  const began = performance.now();
  const broken: Error[] = [];
  const work = async () => {
    const database = await freshDatabase();
    const first = connectWithRetry(database.config, 1);
    await simulateDatabaseTime(first.db, database.config.database!);
    await first.close();
    // A slow machine isn't one of the simulated faults.
    const { db, close } = connect(database.config, 10, { statementTimeoutMs: 0, connectionTimeoutMs: 120_000 });
    // Existing data takes no part.
    await sql`delete from sales`.execute(db);
    await sql`delete from cars`.execute(db);
    await sql`update dealer_accounts set status = 'suspended'`.execute(db);
    await sql`update payments set next_check_at = null`.execute(db);
    while (report.payments < payments && broken.length === 0) {
      const ownSeed = seed + report.worlds++;
      await liveThrough(db, ownSeed, report).catch((cause: unknown) =>
        broken.push(new Error(`Seed ${ownSeed}: ${(cause as Error).message}`, { cause })),
      );
    }
    await close();
    await database.drop();
  };
  await Promise.all(Array.from({ length: workers }, work));
  report.seconds = (performance.now() - began) / 1000;
  if (broken[0]) throw broken[0];
  return report;
}

async function liveThrough(db: Database, seed: number, report: Report): Promise<void> {
  const random = seededRandom(seed);
  const world = await makeWorld(db, seed, random);
  const { rows } = await sql<{ last: number }>`select coalesce(max(id), 0) as last from payment_events`.execute(db);
  const run: Run = {
    world,
    tally: report.tally,
    ledger: new GoodsLedger(),
    seen: await look(world, rows[0]!.last),
    links: new Map(),
    free: [],
    unexpected: [],
    isKept: false,
  };
  const open: History[] = [];
  for (let begun = 0; begun < historiesEach || open.length > 0; report.steps++) {
    const isNew = begun < historiesEach && open.length < openAtOnce;
    if (isNew) open.push(await beginHistory(run, open));
    if (isNew) begun += 1;
    const history = isNew ? open.at(-1)! : random.pick(open);
    const actions = isNew ? [begins] : chosen(random);
    await Promise.all(actions.map(([name, action]) => attempt(run, name, () => action(run, history))));
    await checkStep(run);
    const isOver = paymentsOf(run, history).at(-1)?.status === 'completed';
    history.stepsLeft -= isOver ? 2 : 1;
    if (history.stepsLeft <= 0) open.splice(open.indexOf(history), 1);
    world.clock.pass(timeBetween(random));
  }
  await comeToRest(run);
  report.payments += run.seen.payments.size;
  await endWorld(world);
}

function chosen(random: Random): [string, Action, number][] {
  if (random.chance(0.12)) return [weighted(random, alone)];
  const size = random.chance(0.35) ? 2 + random.below(4) : 1;
  return Array.from({ length: size }, () => weighted(random, together));
}

function weighted(random: Random, choices: [string, Action, number][]): [string, Action, number] {
  let left = random.below(choices.reduce((sum, [, , weight]) => sum + weight, 0));
  return choices.find(([, , weight]) => (left -= weight) < 0)!;
}

function timeBetween(random: Random): number {
  const chance = random.below(1000);
  if (chance < 600) return random.below(40) * secondMs;
  if (chance < 850) return random.below(60) * minuteMs;
  if (chance < 950) return random.below(9) * hourMs;
  return chance < 990 ? (20 + random.below(10)) * hourMs : random.below(9) * dayMs;
}

async function checkStep(run: Run): Promise<void> {
  if (run.unexpected.length > 0) throw new Error(`an unexpected error: ${inspect(run.unexpected)}`);
  const after = await look(run.world, run.seen.lastEvent);
  checkMoment(run.world, run.seen, after);
  run.ledger.check(run.world, run.seen, after, run.free.splice(0), run.isKept);
  run.isKept = false;
  for (const { kind, payment_id } of after.events) {
    count(run.tally, `payment: ${kind}`);
    if (after.payments.get(payment_id)?.introductory) count(run.tally, `payment at the introductory rate: ${kind}`);
  }
  run.seen = after;
}

/** Nothing fails any more, no one acts, and the job runs for eight days. */
async function comeToRest(run: Run): Promise<void> {
  const { world } = run;
  await callAboutLateMoney(run);
  for (const wait of [0, 61 * secondMs, 61 * minuteMs, 25 * hourMs, 3 * dayMs, 4 * dayMs]) {
    world.clock.pass(wait);
    const { parts, now } = processOf(run, { isHealthy: true });
    await settlePayments(parts, now);
    await expireMemberships(parts.db, parts.settings, now());
    await checkStep(run);
    nothingIsOpenForTooLong(world, run.seen);
  }
  await checkTheEnd(world, run.seen, run.links);
}

/**
 * After a week the shop no longer asks on its own. It gets a callback, and the bank may not respond when it then asks.
 */
async function callAboutLateMoney(run: Run): Promise<void> {
  for (const { bank_payment_id } of run.seen.payments.values()) {
    const booked = run.world.books.payments.get(bank_payment_id ?? '');
    if (!booked || !hasRightMoney(booked)) continue;
    const { body, signature } = callbackOf(booked);
    const answers: string[] = [];
    // The bank repeats its callback until it's answered.
    for (let time = 0; answers.length === 0; time++)
      await attempt(run, 'bank calls at the end', async () => {
        const { parts, now } = processOf(run, { isHealthy: time > 2 });
        answers.push(await handleBankCallback(parts, body, signature, now));
      });
  }
  await checkStep(run);
}
