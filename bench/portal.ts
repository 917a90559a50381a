/**
 * The tabs of a dealer's portal with 200 cars on the market, 20,000 conversations and a year of figures: how long each
 * call takes, beside a bare Node + pg server that runs the very statements of it in the same run, turn by turn.
 * `npm run bench:portal`.
 */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connect } from '../server/database/database.ts';
import { startEmbedded } from '../server/database/embedded/embedded.ts';
import { migrate } from '../server/database/migrate.ts';
import { temporaryFolder } from '../server/testing/temporary-folder.ts';
import { allowFastFilling } from './fast-filling.ts';
import { fillDealership } from './portal/dealership.ts';
import { overhearPortal, tabsOf } from './portal/tabs.ts';
import { start, stop } from './servers.ts';

const times = 150;
const mostRatio = 1.5;

const folder = await temporaryFolder();
const database = await startEmbedded(join(folder, 'database'));
try {
  await allowFastFilling(database);
  const filling = connect(database.connection, 2, { statementTimeoutMs: 0 });
  await migrate(filling.db, filling.pool);
  const { dealerId, token } = await fillDealership(filling.pool);
  const tabs = tabsOf(dealerId);
  const statementsFile = join(folder, 'portal.json');
  await writeFile(statementsFile, JSON.stringify(await overhearPortal(filling.pool, tabs, token)));
  await filling.close();
  const cookie = `forecourt_session=${token}`;
  const parts = { databaseConfig: database.connection, poolSize: 16, dataDir: join(folder, 'data'), statementsFile };
  const ours = await start(new URL('our-server.ts', import.meta.url), parts);
  const bare = await start(new URL('portal/bare-server.ts', import.meta.url), parts);
  try {
    const missed: string[] = [];
    for (const { name, address } of tabs) {
      const found = await compare(ours.origin + address, bare.origin + address, cookie);
      console.log(
        `${name.padEnd(16)} p50 ${found.ours.toFixed(2).padStart(6)} ms   bare ${found.bare.toFixed(2).padStart(6)} ms   ratio ${found.ratio.toFixed(2)}`,
      );
      if (found.ratio > mostRatio) missed.push(`${name} ${found.ratio.toFixed(2)}`);
    }
    console.log(missed.length === 0 ? `All ratios are at most ${mostRatio}.` : `Missed: ${missed.join('; ')}`);
    if (missed.length > 0) process.exitCode = 1;
  } finally {
    await Promise.all([stop(ours), stop(bare)]);
  }
} finally {
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}

/** One after the other and turn by turn, so that what else happens on the machine meets both. */
async function compare(ours: string, bare: string, cookie: string) {
  const took = { ours: [] as number[], bare: [] as number[] };
  for (let count = -20; count < times; count += 1)
    for (const [who, url] of [
      ['ours', ours],
      ['bare', bare],
    ] as const) {
      const begun = performance.now();
      const response = await fetch(url, { headers: { cookie } });
      const text = await response.text();
      if (response.status !== 200) throw new Error(`${url} answered ${response.status}: ${text}`);
      if (count >= 0) took[who].push(performance.now() - begun);
    }
  const middle = (all: number[]) => all.toSorted((one, other) => one - other)[times / 2]!;
  const [one, other] = [middle(took.ours), middle(took.bare)];
  return { ours: one, bare: other, ratio: one / other };
}
