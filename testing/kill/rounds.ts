import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ApiError } from '@forecourt/contract/kit/client.ts';
import { sql } from 'kysely';
import type { Database } from '../../server/database/database.ts';
import { picture } from '../pictures.ts';
import { seededRandom } from '../random.ts';
import { until } from '../until.ts';
import { Ledger } from './ledger.ts';
import { lookAtThings } from './look.ts';
import { startKillableSite, victims, type Victim } from './killable-site.ts';
import { peopleOf, signInAll } from './people.ts';
import { halfDone, stillWaiting, sweptFiles } from './whole.ts';
import { kept, makeCar, type Stage, type Writer } from './stage.ts';
import { writersOf } from './writers.ts';

interface Plan {
  rounds: number;
  seed: number;
  /** Settings of the database's configuration. */
  settings?: Record<string, string>;
  victims?: readonly Victim[];
  /** Stops as soon as this is true. */
  isEnough?: (ledger: Ledger) => boolean;
}

export interface Report {
  ledger: Ledger;
  kills: Record<Victim, number>;
  halfDone: string[];
  /** Errors that neither a kill nor a busy machine explains. */
  refused: string[];
  /**
   * Requests told to try again while nothing was killed, because a statement or a free connection took longer than five
   * seconds.
   */
  busy: number;
  /** How long each recovery took. */
  backMs: number[];
  hung: number;
  longestMs: number;
  /** Error codes received at the time of a kill. */
  told: Map<string, number>;
  /** Work that was never completed on its own afterwards. */
  waiting: string[];
  /** Files of interrupted uploads that the site deleted on its own. */
  sweptFiles: number;
}

/** Errors that a kill explains: no server, no database, or a payment still being opened. */
const explained = new Set(['offline', 'unavailable', 'bank_unavailable', 'bank_silent']);

/** Users write, something is killed, it recovers, and the database is compared with the responses. Repeats. */
export async function liveThroughKills({ rounds, seed, settings = {}, isEnough, ...plan }: Plan): Promise<Report> {
  const random = seededRandom(seed);
  let sessions!: Awaited<ReturnType<typeof signInAll>>;
  const prepare = async (db: Database) => {
    sessions = await signInAll(db);
    for (const [name, value] of Object.entries({ max_listings_per_user: 20, dealer_free_featured_per_month: 0 }))
      await sql`insert into settings (setting_key, setting_value, updated_by) values (${name}, ${String(value)},
        ${sessions.get('admin')!.id})`.execute(db);
  };
  const site = await startKillableSite(prepare, random, settings);
  const { as, waits } = peopleOf(site.url, sessions);
  const ledger = new Ledger();
  const report: Report = {
    ledger,
    kills: { server: 0, database: 0, both: 0 },
    halfDone: [],
    refused: [],
    busy: 0,
    backMs: [],
    hung: 0,
    longestMs: 0,
    told: new Map(),
    waiting: [],
    sweptFiles: 0,
  };
  const stage: Stage = {
    as,
    ledger,
    random,
    place: await settle(as, ledger),
    photo: new Blob([new Uint8Array(await picture('jpeg'))]),
  };
  const writers = writersOf(stage);

  for (let round = 1; round <= rounds; round++) {
    if (isEnough?.(ledger)) break;
    const victim = random.pick(plan.victims ?? victims);
    const moment = { isOver: false };
    const writing = writers.map((writer) => write(writer, moment, report));
    let isSilent = false;
    void Promise.all(writing).then(() => (isSilent = true));
    // At a random time after this many writes.
    const enough = ledger.sum + 5 + random.below(60);
    await until('people have written', () => ledger.sum >= enough || isSilent);
    await pause(random.below(100));
    moment.isOver = true;
    const back = await site.kill(victim);
    report.kills[victim] += 1;
    // Requests in progress get a response or a connection error.
    const [backMs] = await Promise.all([back(), ...writing]);
    report.backMs.push(backMs);
    await site.look(async (db) => {
      await restOf(db, site.startedAt());
      ledger.compare(await lookAtThings(db), round);
      const half = await halfDone(db, join(site.folder, 'photos'));
      report.halfDone.push(...half.map((sentence) => `round ${round}, ${victim} killed: ${sentence}`));
      const found = [ledger.lost, report.halfDone, report.refused].map(({ length }) => length);
      process.stdout.write(`round ${round}: ${ledger.sum} writes, ${found.join(', ')} lost, half done, refused\n`);
    });
  }
  await site.look(async (db) => {
    const since = new Date();
    const waiting = async () => (report.waiting = await stillWaiting(db, since));
    const patience = Date.now() + 200_000;
    while ((await waiting()).length > 0 && Date.now() < patience) await pause(500);
    report.sweptFiles = await sweptFiles(db, join(site.folder, 'photos'));
  });
  Object.assign(report, waits);
  return report;
}

async function write(writer: Writer, moment: { isOver: boolean }, report: Report): Promise<void> {
  try {
    await writer.begin();
    while (!moment.isOver) await writer.live();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    report.told.set(error.code, (report.told.get(error.code) ?? 0) + 1);
    const isBusy = error.code === 'unavailable' && !moment.isOver;
    if (isBusy) report.busy += 1;
    const isExplained = isBusy || (explained.has(error.code) && (moment.isOver || error.code.startsWith('bank_')));
    if (!isExplained) report.refused.push(`${error.code}: ${error.message} ${JSON.stringify(error.fields)}`);
  }
}

/** Queries of the killed server that are still running in the database. */
const restOf = (db: Database, startedAt: Date) =>
  until('the killed server’s queries have ended', async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*) from pg_stat_activity
      where usename = current_user and backend_start < ${startedAt}`.execute(db);
    return rows[0]!.count === 0;
  });

/** Things that stay over all rounds: a conversation, a car with photos, a featured one, a flagged one. */
async function settle(as: Stage['as'], ledger: Ledger): Promise<Stage['place']> {
  const [photographed, featured, flagged] = [...kept] as [string, string, string];
  const [pia, grace, julian, mara] = [as('dealerStaff'), as('dealerOwner'), as('otherDealerOwner'), as('member')];
  const live = async (who: typeof grace, price: number, description: string) => {
    const { id, change } = await makeCar({ ledger }, who, price, description);
    await change(`active ${price}`, () => who.api.cars.change({ id, transition: 'submit' }));
    return id;
  };
  const { id: conversation } = await mara.api.messaging.create({ participants: [as('otherMember').id] });
  return {
    conversation,
    photographed: (await makeCar({ ledger }, pia, 500, photographed)).id,
    featured: await live(grace, 800, featured),
    flagged: await live(julian, 600, flagged),
  };
}
