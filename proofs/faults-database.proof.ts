import { sql } from 'kysely';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { connect, inTheBackground } from '../server/database/database.ts';
import { startEmbedded } from '../server/database/embedded/embedded.ts';
import { databaseGate } from '../testing/database-gate.ts';
import { answerTo, othersGoOn, seconds, siteWithPages, type Answer } from '../testing/faults/answers.ts';
import { askEveryCall, everyPage } from '../testing/faults/everything.ts';
import { ownDatabase } from '../testing/faults/own-database.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { listen } from '../testing/listen.ts';
import { noticed } from '../testing/outage.ts';
import type { SignedIn, Site } from '../testing/site.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { until } from '../testing/until.ts';

/**
 * The rows of “When something is down” in docs/operations/troubleshooting.md that concern the database.
 * Each test is one of them.
 */

const away = {
  status: 503,
  code: 'unavailable',
  sentence: 'We will be back in a moment. Please try again.',
  retryAfter: '2',
};

/** Uses the product's own timeouts, like a real site. */
const asServed = {
  config: { responseCacheBytes: 8_000_000 },
  connectRequests: (config: Parameters<typeof connect>[0], size: number) => connect(config, size),
  connectJobs: (config: Parameters<typeof connect>[0], size: number) => connect(config, size, inTheBackground),
};
/** For one statement, and for a free connection before it. */
const maxWaitMs = 8_000 + 5_000;
/** For a busy machine. */
const slackMs = 10_000;

const slowest = (answers: readonly Pick<Answer, 'ms'>[]) => Math.max(...answers.map(({ ms }) => ms));

/** Three times as many concurrent requests as there are connections, by a signed-in user and by visitors. */
const crowd = ({ url }: Site, { browser }: SignedIn) =>
  Promise.all(
    Array.from({ length: 24 }, (_, at) =>
      answerTo(() =>
        at % 2 === 0 ? browser.fetch('/api/cars.php?action=mine') : fetch(`${url}/api/cars.php?search=sultan+${at}`),
      ),
    ),
  );

/** Checks that the site serves a crowd again without help and that jobs run. Returns how long each took. */
async function serves(site: Site, mara: SignedIn): Promise<{ backMs: number; jobsMs: number }> {
  const begun = performance.now();
  await until('it is ready', async () => (await fetch(`${site.url}/readyz`)).status === 200);
  const backMs = performance.now() - begun;
  for (const answer of await crowd(site, mara)) expect(answer).toMatchObject({ status: 200 });
  await othersGoOn(site);
  const old = { kind: 'old', data: '{}', created_at: new Date(Date.now() - 31 * 86_400_000) };
  await site.db.insertInto('announcements').values(old).execute();
  await sql`select graphile_worker.add_job('sweep', '{}'::json)`.execute(site.db);
  await until('the jobs run', async () => {
    const left = await site.db.selectFrom('announcements').select('id').where('kind', '=', 'old').execute();
    return left.length === 0;
  });
  const jobsMs = performance.now() - begun;
  // The limit stated in docs/operations/troubleshooting.md, whatever was lost.
  expect(jobsMs).toBeLessThan(60_000);
  return { backMs, jobsMs };
}

test('The database is gone', { timeout: 600_000 }, async ({ annotate }) => {
  const folder = await temporaryFolder();
  let database = await ownDatabase(folder);
  onTestFinished(() => database.stop());
  const site = await siteWithPages({ on: database.on, ...asServed });
  const mara = await site.as('member');
  const stream = await listen(mara.browser);
  await stream.until(1);
  await othersGoOn(site);

  await database.stop();
  await noticed(site);
  const told = await askEveryCall(site, mara.browser);
  const refused = told.filter(({ status }) => status >= 500);
  for (const answer of refused) expect(answer, answer.what).toMatchObject(away);
  const needless = told.filter(({ status }) => status < 500);
  // Sessions can't be read, so every signed-in request gets this error.
  expect(needless.filter(({ what, status }) => what.endsWith('signed in') && status === 200)).toEqual([]);
  const pages = await Promise.all(everyPage.map((path) => answerTo(() => fetch(site.url + path))));
  expect(pages.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
  expect(await answerTo(() => fetch(`${site.url}/healthz`))).toMatchObject({ status: 200 });
  expect(await answerTo(() => fetch(`${site.url}/readyz`))).toMatchObject({ status: 503, retryAfter: '2' });
  expect(stream.heard).toEqual(['connected']);

  database = { ...database, ...(await startEmbedded(folder)) };
  const { backMs, jobsMs } = await serves(site, mara);
  expect(await stream.until(2)).toEqual(['connected', 'connected']);
  await annotate(
    `PostgreSQL is stopped: of ${told.length} requests, every call once as a visitor and once signed in, ${refused.length} answered 503 with “${away.sentence}” and Retry-After, ${needless.length} were refused or answered without the database, and none with another 5xx. The slowest took ${seconds(slowest(told))}.`,
  );
  await annotate(
    `Until then all ${pages.length} pages were served (the slowest after ${seconds(slowest(pages))}), /healthz answered 200 and /readyz 503, and the open stream stayed open. After a restart it was ready after ${seconds(backMs)}, jobs ran after ${seconds(jobsMs)} and the stream told its page to reload.`,
  );
});

async function onItsOwn() {
  const database = await freshDatabase();
  onTestFinished(database.drop);
  const site = await siteWithPages({ on: database, ...asServed });
  const mara = await site.as('member');
  await crowd(site, mara);
  return { database, site, mara };
}

async function behindGate() {
  const database = await freshDatabase();
  onTestFinished(database.drop);
  const gate = await databaseGate(database.config);
  const site = await siteWithPages({ on: { ...database, config: gate.config }, ...asServed });
  // Reopens the connection, so that the site can be closed whatever the test leaves behind.
  onTestFinished(() => {
    gate.pass();
    gate.cut();
  });
  const mara = await site.as('member');
  await crowd(site, mara);
  return { gate, site, mara };
}

test('The database is slow', { timeout: 600_000 }, async ({ annotate }) => {
  const { gate, site, mara } = await behindGate();
  gate.slow(1_000);
  const patient = await Promise.all(
    ['/', '/browse', '/api/cars.php?search=sultan', '/api/cars.php?action=mine'].map((path) =>
      answerTo(() => mara.browser.fetch(path)),
    ),
  );
  for (const answer of patient) expect(answer).toMatchObject({ status: 200 });

  gate.slow(30_000);
  const refused = await crowd(site, mara);
  for (const answer of refused) expect(answer).toMatchObject(away);
  expect(slowest(refused)).toBeLessThan(maxWaitMs + slackMs);
  expect(await answerTo(() => fetch(`${site.url}/healthz`))).toMatchObject({ status: 200 });
  gate.pass();
  const { backMs, jobsMs } = await serves(site, mara);
  await annotate(
    `Each response of the database is 1 s late: pages and calls still work, the slowest of ${patient.length} after ${seconds(slowest(patient))}`,
  );
  await annotate(
    `Each is 30 s late: ${refused.length} concurrent requests, three times the number of connections, each answered 503 with “${away.sentence}” and Retry-After, the slowest after ${seconds(slowest(refused))}. Back to normal, it was ready after ${seconds(backMs)}, handled as many concurrent requests, and jobs ran after ${seconds(jobsMs)}.`,
  );
});

test('The database has no connection left', { timeout: 600_000 }, async ({ annotate }) => {
  const { database, site, mara } = await onItsOwn();
  const stream = await listen(mara.browser);
  await stream.until(1);
  const other = new pg.Client(database.config);
  await other.connect();
  onTestFinished(() => other.end());
  const allow = (connections: number) =>
    other.query(`alter database ${pg.escapeIdentifier(other.database!)} connection limit ${connections}`);
  await allow(0);
  await other.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  await noticed(site);
  const refused = await crowd(site, mara);
  for (const answer of refused) expect(answer).toMatchObject(away);
  const pages = await Promise.all(['/', '/browse'].map((path) => answerTo(() => fetch(site.url + path))));
  for (const page of pages) expect(page).toMatchObject({ status: 200 });
  expect(await answerTo(() => fetch(`${site.url}/healthz`))).toMatchObject({ status: 200 });
  await allow(-1);
  const { backMs, jobsMs } = await serves(site, mara);
  expect((await stream.until(2)).slice(0, 2)).toEqual(['connected', 'connected']);
  await annotate(
    `All connections of the site are ended and no new one is available: ${refused.length} concurrent requests each answered 503 with “${away.sentence}” and Retry-After, the slowest after ${seconds(slowest(refused))}, and pages were served after ${seconds(slowest(pages))}. With connections available, it was ready after ${seconds(backMs)}, jobs ran after ${seconds(jobsMs)}, and the open stream told its page to reload.`,
  );
});

const ends = [
  { how: 'the old connections come back', those: 'too' },
  { how: 'only new connections are answered', those: 'never' },
] as const;

test.for(ends)(
  'The way to the database swallows everything, then $how',
  { timeout: 600_000 },
  async (end, { annotate }) => {
    const { gate, site, mara } = await behindGate();
    const stream = await listen(mara.browser);
    await stream.until(1);
    gate.stall();
    const refused = await crowd(site, mara);
    for (const answer of refused) expect(answer).toMatchObject(away);
    expect(slowest(refused)).toBeLessThan(maxWaitMs + slackMs);
    const ready = await answerTo(() => fetch(`${site.url}/readyz`));
    expect(ready).toMatchObject({ status: 503, retryAfter: '2' });
    const pages = await Promise.all(['/', '/browse'].map((path) => answerTo(() => fetch(site.url + path))));
    for (const page of pages) expect(page).toMatchObject({ status: 200 });
    gate.pass(end.those);
    const { backMs, jobsMs } = await serves(site, mara);
    // It receives this change, or reloads.
    await mara.api.accounts.updateProfile({ phone_number: '42', routing_number: '123456789' });
    await stream.until(2);
    await annotate(
      `Nothing responds and no connection ends, then ${end.how}: ${refused.length} concurrent requests each answered 503 with “${away.sentence}” and Retry-After, the slowest after ${seconds(slowest(refused))}. /readyz answered 503 after ${seconds(ready.ms)} and pages were served after ${seconds(slowest(pages))}. Afterwards it was ready after ${seconds(backMs)}, handled as many concurrent requests, jobs ran after ${seconds(jobsMs)}, and the open stream received the next change.`,
    );
  },
);
