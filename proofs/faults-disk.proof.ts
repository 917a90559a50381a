import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { connect } from '../server/database/database.ts';
import { answerTo, othersGoOn, seconds, siteWithPages, type Answer } from '../testing/faults/answers.ts';
import { ownDatabase } from '../testing/faults/own-database.ts';
import { photographer } from '../testing/faults/photographer.ts';
import { canMakeDisk, smallDisk } from '../testing/faults/small-disk.ts';
import { until } from '../testing/until.ts';

/**
 * The rows of “When something is down” in docs/operations/troubleshooting.md that concern disks.
 * Each test is one of them.
 */

const noRoom = {
  status: 503,
  code: 'no_room',
  sentence: 'We’ve run out of space to store this. Please try again later.',
  retryAfter: '60',
};

const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;

test.skipIf(!canMakeDisk)('The disk of the photos is full', async ({ annotate }) => {
  const disk = await smallDisk(16);
  const site = await siteWithPages({ config: { dataDir: disk.folder } });
  const { upload, rows } = await photographer(site);
  expect(await upload()).toMatchObject({ status: 200 });
  const kept = await filesIn(join(disk.folder, 'photos'));
  await disk.fill();
  for (let times = 0; times < 5; times++) expect(await upload()).toMatchObject(noRoom);
  await othersGoOn(site);
  expect(await rows()).toBe(1);
  expect(await filesIn(join(disk.folder, 'photos')), 'no half a file').toBe(kept);
  await disk.empty();
  expect(await upload()).toMatchObject({ status: 200 });
  expect([await rows(), await filesIn(join(disk.folder, 'photos'))]).toEqual([2, 2 * kept]);
  await annotate(
    'The disk for photos is full: 5 uploads answered 503 with “We’ve run out of space”, no row or partial file was left, and the next upload after freeing space was stored',
  );
});

test.skipIf(!canMakeDisk)('The disk for uploads is full', async ({ annotate }) => {
  const disk = await smallDisk(16);
  vi.stubEnv('TMPDIR', disk.folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  const site = await siteWithPages({});
  const { upload, rows } = await photographer(site);
  expect(await upload()).toMatchObject({ status: 200 });
  await disk.fill();
  for (let times = 0; times < 5; times++) expect(await upload()).toMatchObject(noRoom);
  await othersGoOn(site);
  expect(await rows()).toBe(1);
  expect(await readdir(disk.folder)).toEqual(['ballast']);
  await disk.empty();
  expect(await upload()).toMatchObject({ status: 200 });
  await annotate(
    'The disk for uploads is full: 5 uploads answered 503 with “We’ve run out of space”, nothing was left behind, and the next upload after freeing space was stored',
  );
});

test.skipIf(!canMakeDisk)('The disk of the database is full', { timeout: 600_000 }, async ({ annotate }) => {
  const disk = await smallDisk(300);
  const database = await ownDatabase(disk.folder, { max_wal_size: '64MB', min_wal_size: '32MB' });
  onTestFinished(database.stop);
  const site = await siteWithPages({
    on: database.on,
    connectRequests: (config, size) => connect(config, size),
  });
  const mara = await site.as('member');
  const { id: conversation_id } = await mara.api.messaging.create({
    participants: [(await site.as('otherMember')).id],
  });
  const acknowledged: string[] = [];
  const write = async (): Promise<Answer> => {
    const content = `${acknowledged.length} ${Math.random()} ${'x'.repeat(1_900)}`;
    const sent = await answerTo(() =>
      mara.browser.fetch('/api/messaging.php?action=send_message', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ conversation_id, sender_id: mara.id, content }),
      }),
    );
    if (sent.status === 200) acknowledged.push(content);
    return sent;
  };
  expect(await write()).toMatchObject({ status: 200 });

  await disk.fill();
  const refused: Answer[] = [];
  for (let times = 0; times < 2_000 && refused.length < 20; times++) {
    const answer = await write();
    if (answer.status !== 200) refused.push(answer);
  }
  expect(refused).toHaveLength(20);
  for (const answer of refused) expect(answer).toMatchObject({ status: 503 });
  expect(refused.filter(({ code }) => code !== 'no_room' && code !== 'unavailable')).toEqual([]);
  const read = await answerTo(() => mara.browser.fetch(`/api/messaging.php?user_id=${mara.id}`));
  expect([200, 503]).toContain(read.status);

  // Not even its log has space: PostgreSQL crashes and is restarted until there is some.
  const admin = new pg.Client(database.admin);
  admin.on('error', () => undefined);
  await admin.connect().catch(() => undefined);
  for (let times = 0; times < 8; times++)
    await admin
      .query("select pg_logical_emit_message(true, 'fill', repeat('x', 4000000)); select pg_switch_wal()")
      .catch(() => undefined);
  await admin.end().catch(() => undefined);
  const dead = await write();
  expect(dead.status).toBe(503);
  expect(dead.ms).toBeLessThan(20_000);

  await disk.empty();
  const begun = performance.now();
  await until('writes are accepted again', async () => (await write()).status === 200);
  const backMs = performance.now() - begun;
  const stored = await site.db
    .selectFrom('messages')
    .select('content')
    .where('conversation_id', '=', conversation_id)
    .orderBy('sequence')
    .execute();
  expect(stored.map(({ content }) => content)).toEqual(acknowledged);
  await othersGoOn(site);
  const noRooms = refused.filter(({ code }) => code === 'no_room').length;
  await annotate(
    `The database’s disk is full: ${refused.length} refused writes each answered 503 (${noRooms} with “We’ve run out of space”), the slowest after ${seconds(Math.max(...refused.map(({ ms }) => ms)))}. With free space it accepted writes after ${seconds(backMs)} automatically, and all ${acknowledged.length} acknowledged messages were there, once and in order.`,
  );
});
