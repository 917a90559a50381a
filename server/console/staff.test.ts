import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { ensurePages } from '../../testing/built-pages.ts';
import { databaseUrl } from '../../testing/database-url.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { bareEnvironment, startProcess } from '../../testing/process.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';

const command = fileURLToPath(new URL('staff.ts', import.meta.url));
const timeout = 180_000;

beforeAll(() => ensurePages());

/** Runs `npm run staff` like an admin. */
const staff = (env: NodeJS.ProcessEnv, ...args: string[]) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    execFile(process.execPath, [command, ...args], { env: { ...bareEnvironment, ...env } }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: (out + err).trim() }),
    );
  });

test(
  'works on the site’s own database whether or not the site is running, and never creates one',
  async () => {
    const folder = await temporaryFolder();
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const env = { DATA_DIR: folder };
    expect(await staff(env, 'Mara Quinn', 'admin')).toEqual({
      code: 1,
      said: expect.stringMatching(
        `^Nothing was changed\\. There is no database in ${folder}\\. Start the site once, or set DATA_DIR or DATABASE_URL to the site’s values\\. .+/etc/forecourt\\.env`,
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
  'works on an external database, and explains what it didn’t understand',
  async () => {
    const database = await freshDatabase();
    onTestFinished(database.drop);
    const env = { DATABASE_URL: databaseUrl(database.config) };
    expect(await staff(env, 'Mara', 'Quinn', 'admin')).toEqual({ code: 0, said: 'Mara Quinn is admin now.' });
    const { code, said } = await staff(env, 'Mara Quinn', 'king');
    expect([code, said]).toEqual([1, expect.stringMatching(/^"king" isn’t a staff role\.\n\nnpm run staff/)]);
  },
  timeout,
);
