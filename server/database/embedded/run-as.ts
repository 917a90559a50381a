import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { DatabaseStartError } from './errors.ts';

const execute = promisify(execFile);

/** PostgreSQL refuses to run as root, so it then runs as the system's `postgres` user. */
export interface Runner {
  uid: number;
  gid: number;
}

export async function runnerForDatabase(): Promise<Runner | null> {
  if (process.getuid?.() !== 0) return null;
  return (await find()) ?? (await create());
}

async function find(): Promise<Runner | null> {
  try {
    const [uid, gid] = await Promise.all([execute('id', ['-u', 'postgres']), execute('id', ['-g', 'postgres'])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return null;
  }
}

async function create(): Promise<Runner> {
  const nowhere = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin'];
  await execute('useradd', [...nowhere, 'postgres']).catch(() => undefined);
  const created = await find();
  if (created) return created;
  throw new DatabaseStartError(
    'PostgreSQL doesn’t run as root, and the user "postgres" could not be created for it. Start Forecourt as an ordinary user, create that user, or set DATABASE_URL.',
  );
}

/** Whether that user can pass through all parent folders to this one. */
export async function canEnter(runner: Runner, folder: string): Promise<boolean> {
  try {
    await execute('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { uid: runner.uid, gid: runner.gid, cwd: '/' });
    return true;
  } catch {
    return false;
  }
}

/** The name of a user id, or the id if it has none. */
export const userName = (uid: number): Promise<string> =>
  execute('id', ['-un', String(uid)]).then(
    ({ stdout }) => stdout.trim(),
    () => String(uid),
  );
