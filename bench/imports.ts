/**
 * A file of 5,000 cars with a problem in every third row: the time from upload to the result for each row, compared with
 * only parsing the file in the same run. `npm run bench:imports`.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { maxRows } from '../contract/imports/import-values.ts';
import { connect } from '../server/database/database.ts';
import { startEmbedded } from '../server/database/embedded/embedded.ts';
import { migrate } from '../server/database/migrate.ts';
import { readRows } from '../server/features/imports/read-rows.ts';
import { hashToken, newToken } from '../server/lib/secrets.ts';
import { bigFile } from '../testing/imports/big-file.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { start, stop } from './servers.ts';

const times = 7;
const { text } = bigFile(maxRows);
const token = newToken();

const folder = await temporaryFolder();
const database = await startEmbedded(join(folder, 'database'));
try {
  const filling = connect(database.connection, 2);
  await migrate(filling.db, filling.pool);
  const { rows } = await filling.pool.query<{ dealer: number }>(dealer(), [hashToken(token)]);
  await filling.close();
  const parts = { databaseConfig: database.connection, poolSize: 8, dataDir: join(folder, 'data') };
  const server = await start(new URL('our-server.ts', import.meta.url), parts);
  try {
    const looks: number[] = [];
    const readings: number[] = [];
    // Alternating, so that other load affects both.
    for (let turn = 0; turn < times; turn += 1) {
      readings.push(await timed(() => readRows(text, async () => undefined)));
      looks.push(await timed(() => look(server.origin, rows[0]!.dealer)));
    }
    const [bare, whole] = [median(readings), median(looks)];
    console.log(`${maxRows} rows, ${(text.length / 1024 / 1024).toFixed(1)} MB: parsing ${bare} ms, check ${whole} ms`);
    console.log(
      `The check takes ${(whole / bare).toFixed(1)} times as long as parsing, slowest ${Math.max(...looks)} ms`,
    );
  } finally {
    await stop(server);
  }
} finally {
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}

async function look(origin: string, dealerId: number): Promise<void> {
  const body = new FormData();
  body.append('dealer_id', String(dealerId));
  body.append('file', new File([text], 'lot.csv'));
  const headers = { cookie: `forecourt_session=${token}` };
  const response = await fetch(`${origin}/api/imports.php`, { method: 'POST', body, headers });
  const answer = (await response.json()) as { import?: { rows: unknown[] } };
  if (answer.import?.rows.length !== maxRows) throw new Error(`Returned ${response.status}: ${JSON.stringify(answer)}`);
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await run();
  return Math.round(performance.now() - begun);
}

function median(all: readonly number[]): number {
  return all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)]!;
}

/** One dealer with its logged-in owner. */
function dealer(): string {
  return `
    with account as (insert into game_accounts (id, username) values (800001, 'importer') returning id),
    person as (
      insert into users (gta_world_id, game_account_id, name, phone_number, routing_number)
      select id, id, 'Importer', '5550100', '123456789' from account returning id
    ),
    company as (insert into dealer_accounts (company_name) values ('Bench Motors') returning id),
    seat as (
      insert into dealer_team_members (user_id, dealer_account_id, role) select person.id, company.id, 'owner' from person, company
    ),
    session as (
      insert into sessions (user_id, token_hash, expires_at) select id, $1, now() + interval '1 day' from person
    )
    select id as dealer from company`;
}
