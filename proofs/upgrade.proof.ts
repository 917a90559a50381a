import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { hasNginx } from '../testing/nginx.ts';
import { releasesFolder, versionBefore } from '../testing/rolling/releases.ts';
import { betweenMs, severalProcesses } from '../testing/rolling/several-processes.ts';
import { lostOrDoubled, startTraffic } from '../testing/rolling/traffic.ts';

/** Upgrades and rollbacks. UPGRADE_ROUNDS for fewer. */
const rounds = Number(process.env.UPGRADE_ROUNDS ?? 3);

/** Changes the next version could bring: the busiest tables get wider and one table is added. */
const nextMigration = (from: string) => ({
  name: `9000-of-the-next-version.from-${from}.sql`,
  text: ['cars', 'users', 'sessions', 'conversations', 'messages', 'dealer_accounts']
    .map((table) => `alter table ${table} add column of_the_next_version text;\n`)
    .concat('create table of_the_next_version (id bigint primary key);\n')
    .join(''),
});

test.skipIf(!hasNginx())(
  'the previous and the next version, with migrations, run side by side on one database: forward and back, no request fails',
  { timeout: 3_600_000 },
  async ({ annotate, skip }) => {
    const before = versionBefore();
    if (!before) return skip('there is no history here, or none with a version that may be gone back to');
    const releases = await releasesFolder();
    await releases.ofCommit('before', before.commit);
    const migrations = await releases.ofThisTree('next');
    const { name, text } = nextMigration('0076');
    await writeFile(join(migrations, name), text);

    await releases.switchTo('before');
    const site = await severalProcesses([releases.main, releases.main]);
    const traffic = await startTraffic(site.db, site.people);
    const begun = performance.now();
    const restart = async () => {
      for (const at of [0, 1]) {
        await pause(betweenMs);
        expect((await site.stop(at)).code).toBe(0);
        await site.start(at, releases.main);
      }
    };
    for (let round = 0; round < rounds; round++)
      for (const version of ['next', 'before']) {
        await releases.switchTo(version);
        await restart();
      }
    await pause(betweenMs);
    await traffic.stop();
    const seconds = Math.round((performance.now() - begun) / 1000);
    const { rows } = await sql`select from kysely_migration where name = ${name}`.execute(site.db);
    expect(rows).toHaveLength(1);
    expect(traffic.failed).toEqual([]);
    expect(await lostOrDoubled(site.db, traffic)).toEqual([]);
    const count = [...traffic.done.values()].reduce((sum, one) => sum + one, 0);
    await annotate(
      `commit ${before.commit} (${before.migrations} migrations) and this one with an additional migration that widens six tables: ` +
        `${rounds} upgrades and ${rounds} rollbacks, ${rounds * 4} restarts in ${seconds} s`,
    );
    await annotate(
      `${count.toLocaleString('en-US')} requests, none failed, the slowest took ${(traffic.slowestMs / 1000).toFixed(1)} s, and ` +
        `${traffic.sent.length.toLocaleString('en-US')} acknowledged messages are stored exactly once`,
    );
  },
);
