import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { ensurePages } from '../testing/built-pages.ts';
import { databaseUrl } from '../testing/database-url.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { bareEnvironment, startProcess } from '../testing/process.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const command = fileURLToPath(new URL('staff.ts', import.meta.url));
const timeout = 180_000;

beforeAll(() => ensurePages());

/** `npm run staff`, as an admin types it. */
const staff = (env: NodeJS.ProcessEnv, ...args: string[]) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    execFile(process.execPath, [command, ...args], { env: { ...bareEnvironment, ...env } }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: (out + err).trim() }),
    );
  });

test(
  'it works on the site’s own database while the site runs and while it does not, and makes none by mistake',
  async () => {
    const folder = await temporaryFolder();
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const env = { DATA_DIR: folder };
    expect(await staff(env, 'Mara Quinn', 'admin')).toEqual({
      code: 1,
      said: expect.stringMatching(
        `^Nothing was changed\\. There is no database in ${folder}\\. Start the site once, or set DATA_DIR or DATABASE_URL as the site has it\\. .+/etc/forecourt\\.env`,
      ) as string,
    });
    const server = await startProcess(env);
    expect(await staff(env, 'Mara Quinn', 'admin')).toEqual({ code: 0, said: 'Mara Quinn is admin now.' });
    await server.stop('SIGTERM');
    expect(await staff(env, 'revoke', 'Mara Quinn')).toEqual({ code: 0, said: 'Mara Quinn is no longer admin.' });
  },
  timeout,
);

test(
  'it works on a database of one’s own, and says what it did not understand',
  async () => {
    const database = await freshDatabase();
    onTestFinished(database.drop);
    const env = { DATABASE_URL: databaseUrl(database.config) };
    expect(await staff(env, 'Mara', 'Quinn', 'admin')).toEqual({ code: 0, said: 'Mara Quinn is admin now.' });
    const { code, said } = await staff(env, 'Mara Quinn', 'king');
    expect([code, said]).toEqual([1, expect.stringMatching(/^"king" is no staff role\.\n\nnpm run staff/)]);
  },
  timeout,
);
