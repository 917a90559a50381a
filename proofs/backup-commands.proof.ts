import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { photoWidths } from '@forecourt/contract/photos/photo-widths.ts';
import { checkBackup } from '../server/backup/check-backup.ts';
import { parsePhotoFile } from '../server/lib/photo-address.ts';
import { diskStorage } from '../server/outside/photo-storage/disk-storage.ts';
import { flipped } from '../testing/backup/damage.ts';
import { Browser } from '../testing/browser.ts';
import { ensurePages } from '../testing/built-pages.ts';
import { databaseUrl } from '../testing/database-url.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { picture } from '../testing/pictures.ts';
import { bareEnvironment, startProcess } from '../testing/process.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const passphrase = 'a passphrase nobody guesses';
beforeAll(() => ensurePages());

/** Runs `npm run backup` and similar commands like an admin. */
const command = (name: string, env: NodeJS.ProcessEnv, ...args: string[]) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const file = fileURLToPath(new URL(`../server/console/${name}.ts`, import.meta.url));
    execFile(process.execPath, [file, ...args], { env: { ...bareEnvironment, ...env } }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: (out + err).trim() }),
    );
  });

async function folders() {
  const folder = await temporaryFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const name of ['site', 'files']) await mkdir(join(folder, name), { mode: 0o711 });
  const key = join(folder, 'key');
  await writeFile(key, `${passphrase}\n`, { mode: 0o600 });
  return {
    folder,
    key,
    site: join(folder, 'site'),
    back: join(folder, 'back'),
    file: join(folder, 'files', 'a.backup'),
  };
}

/** The demo's own pictures aren't in its data folder, so some are stored there like uploaded ones. */
async function storePhotos(url: string, dataDir: string): Promise<void> {
  const response = await new Browser(url).fetch('/api/cars.php');
  const { cars } = (await response.json()) as { cars: { images: [{ src: string }] }[] };
  const storage = diskStorage(join(dataDir, 'photos'));
  const source = join(dataDir, 'picture');
  for (const { images } of cars.slice(0, 12)) {
    await writeFile(source, await picture('webp'));
    const files = Object.fromEntries(photoWidths.map((width) => [width, source]));
    await storage.store(basename(images[0].src), files);
  }
  await rm(source);
}

/** Complete files with their checksums. */
const photosIn = async (dataDir: string) => {
  const folder = join(dataDir, 'photos');
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const found: Record<string, string> = {};
  for (const name of names.filter((one) => parsePhotoFile(basename(one))).sort())
    found[basename(name)] = createHash('sha256')
      .update(await readFile(join(folder, name)))
      .digest('hex');
  return found;
};

test('the demo, backed up while running and restored into an empty folder, is the same site and starts', async ({
  annotate,
}) => {
  const { site, back, file, key } = await folders();
  const running = await startProcess({ DATA_DIR: site });
  await storePhotos(running.url, site);
  const backedUp = await command('backup', { DATA_DIR: site }, file, '--key-file', key);
  expect(backedUp).toMatchObject({ code: 0, said: expect.stringMatching(/Written and verified/) as string });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const checked = await command('restore', {}, file, '--key-file', key, '--check');
  expect(checked).toMatchObject({ code: 0, said: expect.stringMatching(/is complete/) as string });

  const restored = await command('restore', { DATA_DIR: back }, file, '--key-file', key);
  expect(restored).toMatchObject({ code: 0, said: expect.stringMatching(/^Restored into/) as string });
  // A second backup of the restored site must match the first one, row for row.
  expect(await command('backup', { DATA_DIR: back }, `${file}-again`)).toMatchObject({ code: 0 });
  const { ending: was } = await checkBackup(file, passphrase);
  const { ending: is } = await checkBackup(`${file}-again`, null);
  const rowCount = was.tables.reduce((sum, { rows }) => sum + rows, 0);
  expect(rowCount).toBeGreaterThan(10_000);
  expect([is.tables, is.photos.sha256]).toEqual([was.tables, was.photos.sha256]);

  const again = await startProcess({ DATA_DIR: back });
  expect(await readFile(join(back, 'app-key'), 'utf8')).toBe(await readFile(join(site, 'app-key'), 'utf8'));
  const photos = await photosIn(back);
  expect(Object.keys(photos).length).toBeGreaterThanOrEqual(30);
  expect(Object.keys(photos)).toHaveLength(was.photos.files);
  expect(await photosIn(site)).toMatchObject(photos);

  const ask = async (url: string, path: string) => {
    const response = await new Browser(url).fetch(path);
    return [response.status, await response.text()];
  };
  for (const path of ['/readyz', '/api/cars.php', '/api/cars.php?action=makes', '/', '/cars'])
    expect((await ask(again.url, path))[0], path).toBe((await ask(running.url, path))[0]);
  const makes = '/api/cars.php?action=makes';
  expect(await ask(again.url, makes)).toEqual(await ask(running.url, makes));

  const { code, said } = await command('restore', { DATA_DIR: back }, file, '--key-file', key, '--replace');
  expect([code, said]).toEqual([1, expect.stringContaining('Another Forecourt is running on')]);
  await again.stop('SIGTERM');
  await running.stop('SIGTERM');
  expect(await command('restore', { DATA_DIR: back }, file, '--key-file', key)).toMatchObject({
    code: 1,
    said: expect.stringContaining('This database already contains a site.') as string,
  });
  const bytes = (await stat(file)).size;
  await annotate(
    `${rowCount.toLocaleString('en-US')} rows of ${was.tables.length} tables and ${Object.keys(photos).length} photo files, ` +
      `all the same after the restore. The file has ${(bytes / 1e6).toFixed(1)} MB.`,
  );
});

test('an unencrypted backup is restored into an external database, and a damaged one is refused without a trace', async ({
  annotate,
}) => {
  const { site, back, file } = await folders();
  const running = await startProcess({ DATA_DIR: site });
  await running.stop('SIGTERM');
  // The site is stopped, so the command starts its database temporarily.
  expect(await command('backup', { DATA_DIR: site }, file)).toMatchObject({ code: 0 });
  const spoilt = `${file}-spoilt`;
  const damaged = [...flipped(await readFile(file), 6)];
  for (const [what, bytes] of damaged) {
    await writeFile(spoilt, bytes);
    expect(await command('restore', { DATA_DIR: back }, spoilt), what).toMatchObject({ code: 1 });
    expect(await stat(back).catch(() => null), what).toBeNull();
  }
  const database = await freshDatabase({ empty: true });
  onTestFinished(database.drop);
  const env = { DATA_DIR: back, DATABASE_URL: databaseUrl(database.config) };
  expect(await command('restore', env, file)).toMatchObject({ code: 0 });
  const again = await startProcess(env);
  expect((await fetch(`${again.url}/readyz`)).status).toBe(200);
  expect(await command('backup', env, join(site))).toMatchObject({ code: 0 });
  await again.stop('SIGTERM');
  await annotate(`${damaged.length} files with one changed byte, all refused by the command`);
});
