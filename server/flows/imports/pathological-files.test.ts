import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { maxImportBytes } from '@forecourt/contract/imports/import-values.ts';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { bigFile } from '../../../testing/imports/big-file.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { until } from '../../../testing/until.ts';

let site: Site;
let dev: SignedIn;
let dealerId: number;
beforeAll(async () => {
  site = await startSite();
  dev = await site.as('dealerManager');
  dealerId = (await dev.api.dealers.checkUserRole({ user_id: dev.id })).membership.dealer_account_id!;
});
afterAll(() => site.close());

const check = (text: string, name = 'cars.csv', signal?: AbortSignal) =>
  dev.api.imports.check({ dealer_id: dealerId, files: { file: [new File([text], name)] } }, signal && { signal });

test('a file is read no further once the client has disconnected, and nothing of it is stored', async () => {
  const uploads = await temporaryFolder();
  vi.stubEnv('TMPDIR', uploads);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { text } = bigFile(5_000);
  expect(text.length).toBeLessThan(maxImportBytes);
  const leaving = new AbortController();
  const checking = check(text, 'left-behind.csv', leaving.signal);
  const ended = checking.catch((error: unknown) => error);
  const files = async () => readdir(uploads, { recursive: true });
  const bytesThere = async () => {
    const sizes = (await files()).map((name) => stat(join(uploads, name)).catch(() => null));
    return Math.max(...(await Promise.all(sizes)).map((found) => (found?.isFile() ? found.size : 0)), 0);
  };
  // The temporary file exists while the call is working on it.
  await until('the file has arrived', async () => (await bytesThere()) === Buffer.byteLength(text));
  leaving.abort();
  await ended;
  await until('the call has ended', async () => (await files()).length === 0);
  const kept = site.db.selectFrom('imports').select('id').where('file_name', '=', 'left-behind.csv');
  expect(await kept.execute()).toEqual([]);
});
