import { rm } from 'node:fs/promises';
import { addresses } from '@forecourt/contract/addresses.generated.ts';
import type { contract } from '@forecourt/contract/contract.ts';
import { maxRows } from '@forecourt/contract/imports/import-values.ts';
import { createClient, type Client } from '@forecourt/contract/kit/client.ts';
import { sql } from 'kysely';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { connect } from '../server/database/database.ts';
import { createSession } from '../server/features/accounts/sessions.store.ts';
import { hashToken, newToken } from '../server/lib/secrets.ts';
import { Browser } from '../testing/browser.ts';
import { ensurePages } from '../testing/built-pages.ts';
import { databaseUrl } from '../testing/database-url.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { bigFile } from '../testing/imports/big-file.ts';
import { personas } from '../testing/personas.ts';
import { startProcess } from '../testing/process.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

beforeAll(() => ensurePages());

/** A site whose process can be killed and restarted, and a dealer's owner who is logged in. */
async function mortalSite() {
  const database = await freshDatabase();
  const { db, close } = connect(database.config, 4);
  const folder = await temporaryFolder();
  onTestFinished(async () => {
    await close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });
  const owner = await db
    .selectFrom('users')
    .innerJoin('dealer_team_members', 'user_id', 'users.id')
    .select(['users.id', 'dealer_account_id as dealerId'])
    .where('name', '=', personas.dealerOwner)
    .executeTakeFirstOrThrow();
  const token = newToken();
  await createSession(db, hashToken(token), owner.id);
  await sql`insert into settings (setting_key, setting_value, updated_by) values ('max_listings_per_dealer', '200', ${owner.id})
    on conflict (setting_key) do update set setting_value = '200'`.execute(db);
  const env = { DATA_DIR: folder, DATABASE_URL: databaseUrl(database.config), RATE_LIMITS: 'off', LOG_LEVEL: 'silent' };
  return {
    db,
    dealerId: owner.dealerId,
    start: async () => {
      const server = await startProcess(env);
      const browser = new Browser(server.url);
      browser.cookies.set('forecourt_session', token);
      return { ...server, api: createClient<typeof contract>(addresses, browser.fetch) };
    },
  };
}

test(`${maxRows} rows are looked at in under 5 s and come in once, though sent twice, killed and sent again`, async ({
  annotate,
}) => {
  const { db, dealerId, start } = await mortalSite();
  const { text, kinds } = bigFile(maxRows);
  const file = () => ({ file: [new File([text], 'lot.csv')] });
  const look = async (api: Client<typeof contract>) =>
    (await api.imports.check({ dealer_id: dealerId, files: file() })).import;
  const run = (api: Client<typeof contract>, id: number) =>
    api.imports.run({ dealer_id: dealerId, id, lists_now: true }).then(({ progress }) => progress);
  const cars = async () =>
    (
      await sql<{ all: number; descriptions: number; active: number; draft: number }>`
        select count(*)::int as all, count(distinct (coalesce(description, ''), model))::int as descriptions,
          count(*) filter (where status = 'active')::int as active, count(*) filter (where status = 'draft')::int as draft
        from cars where dealer_id = ${dealerId} and import_key is not null`.execute(db)
    ).rows[0]!;

  const first = await start();
  await look(first.api);
  const begun = performance.now();
  const one = await look(first.api);
  const tookMs = performance.now() - begun;
  expect(one.rows.map(({ kind }) => kind)).toEqual(kinds);
  expect(one.rows.map(({ number }) => number)).toEqual(kinds.map((_, at) => at + 2));
  expect(tookMs).toBeLessThan(5_000);
  const room = one.room.slots + one.room.drafts;

  // Started, so that checking the same file again doesn't replace it.
  await run(first.api, one.id);
  const two = await look(first.api);
  const both = Promise.allSettled(
    [one, two].map(async ({ id }) => {
      for (;;) await run(first.api, id);
    }),
  );
  await expect.poll(async () => (await cars()).all, { interval: 5, timeout: 60_000 }).toBeGreaterThan(120);
  await first.stop('SIGKILL');
  await both;
  const killed = await cars();
  expect(killed.all).toBeLessThan(room);
  expect(killed.all % 50, 'all rows of a call, or none').toBe(0);

  const second = await start();
  const importing = performance.now();
  for (const { id } of [one, two]) while (!(await run(second.api, id)).finished_at);
  const importedMs = performance.now() - importing;
  expect(await cars()).toEqual({ all: room, descriptions: room, active: one.room.slots, draft: one.room.drafts });

  const again = await look(second.api);
  const count = (kind: string) => again.rows.filter((row) => row.kind === kind).length;
  expect(count('known')).toBe(room);
  while (!(await run(second.api, again.id)).finished_at);
  expect((await cars()).all).toBe(room);
  await annotate(
    `${maxRows} rows (${(text.length / 1024 / 1024).toFixed(1)} MB) looked at in ${Math.round(tookMs)} ms; ` +
      `${room} found room, killed at ${killed.all}; what was left of both imports took ${Math.round(importedMs)} ms; none came twice`,
  );
});
