import { readFile } from 'node:fs/promises';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { StartError } from '../lib/start-error.ts';

export const backupUsage = `npm run backup -- FOLDER                      creates a file in FOLDER, named after the current time
npm run backup -- FILE                        creates FILE, which must not exist yet
  --key-file FILE     encrypts the backup with the passphrase in the first line of FILE (or in BACKUP_PASSPHRASE)
  --photos            also includes photos in a bucket (photos on disk are always included)
  --no-photos         leaves out all photos
  --with-app-key      includes APP_KEY even though the file is not encrypted
  --keep N            deletes all but the newest N backups in FOLDER`;

export const restoreUsage = `npm run restore -- FILE                       restores into an empty DATA_DIR or DATABASE_URL
npm run restore -- FILE --check               verifies the file and shows what it contains
npm run restore -- FILE --drill               restores into a temporary folder and database, compares, then deletes them
  --key-file FILE     reads the passphrase from the first line of FILE (or from BACKUP_PASSPHRASE)
  --replace           deletes the current contents of the database
  --keep-app-key      keeps an APP_KEY that differs from the backup’s`;

const key = { 'key-file': { type: 'string' } } as const;
const backupOptions = {
  ...key,
  photos: { type: 'boolean' },
  'with-app-key': { type: 'boolean', default: false },
  keep: { type: 'string' },
} as const;
const restoreOptions = {
  ...key,
  check: { type: 'boolean', default: false },
  drill: { type: 'boolean', default: false },
  replace: { type: 'boolean', default: false },
  'keep-app-key': { type: 'boolean', default: false },
} as const;

export function readBackupCommand(args: string[]) {
  const { values, path } = read(args, backupOptions, backupUsage);
  if (values.keep !== undefined && !/^[1-9]\d{0,3}$/.test(values.keep))
    throw new StartError(`--keep needs a whole number of at least 1.\n\n${backupUsage}`);
  return { ...values, path, keep: values.keep === undefined ? null : Number(values.keep) };
}

export function readRestoreCommand(args: string[]) {
  const { values, path } = read(args, restoreOptions, restoreUsage);
  return { ...values, path };
}

function read<const Options extends ParseArgsOptionsConfig>(args: string[], options: Options, usage: string) {
  const parsed = (() => {
    try {
      return parseArgs({ args, options, allowPositionals: true, allowNegative: true });
    } catch (cause) {
      throw new StartError(`${cause instanceof Error ? cause.message : String(cause)}\n\n${usage}`, { cause });
    }
  })();
  const [path, ...more] = parsed.positionals;
  if (!path || more.length > 0) throw new StartError(`Name one file.\n\n${usage}`);
  return { values: parsed.values, path };
}

/** Null if the file isn't encrypted. */
export async function readPassphrase(env: NodeJS.ProcessEnv, file: string | undefined): Promise<string | null> {
  const text = file === undefined ? (env['BACKUP_PASSPHRASE'] ?? '') : await firstLine(file);
  if (text === '' && file === undefined) return null;
  if (text.length < 12)
    throw new StartError('A passphrase needs at least 12 characters. To generate one: openssl rand -base64 24');
  return text;
}

const firstLine = async (file: string) =>
  (
    await readFile(file, 'utf8').catch((cause: unknown) => {
      throw new StartError(`The passphrase in ${file} can’t be read (${(cause as NodeJS.ErrnoException).code}).`, {
        cause,
      });
    })
  )
    .split(/\r?\n/)[0]!
    .trim();
