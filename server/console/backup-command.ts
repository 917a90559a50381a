import { readFile } from 'node:fs/promises';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { StartError } from '../start/start-error.ts';

export const backupUsage = `npm run backup -- FOLDER                      writes a file named after the moment into it
npm run backup -- FILE                        writes that file, which must not be there yet
  --key-file FILE     encrypts it; the passphrase is the first line of FILE (or in BACKUP_PASSPHRASE)
  --photos            takes photos along that are in a bucket, too; those on the disk always come along
  --no-photos         leaves all photos out
  --with-app-key      puts APP_KEY into a file that is not encrypted
  --keep N            removes all but the newest N of its files in FOLDER`;

export const restoreUsage = `npm run restore -- FILE                       into an empty DATA_DIR or DATABASE_URL
npm run restore -- FILE --check               reads it and says whether it is whole, and what is in it
npm run restore -- FILE --drill               restores it into a folder and a database of its own, compares, removes them
  --key-file FILE     the passphrase is the first line of FILE (or in BACKUP_PASSPHRASE)
  --replace           what is in the database now goes
  --keep-app-key      keeps an APP_KEY that is another than the backup’s`;

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
    throw new StartError(`--keep takes a whole number from 1 on.\n\n${backupUsage}`);
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

/** Null: the file is not encrypted. */
export async function readPassphrase(env: NodeJS.ProcessEnv, file: string | undefined): Promise<string | null> {
  const text = file === undefined ? (env['BACKUP_PASSPHRASE'] ?? '') : await firstLine(file);
  if (text === '' && file === undefined) return null;
  if (text.length < 12) throw new StartError('A passphrase has at least 12 characters: openssl rand -base64 24');
  return text;
}

const firstLine = async (file: string) =>
  (
    await readFile(file, 'utf8').catch((cause: unknown) => {
      throw new StartError(`The passphrase in ${file} cannot be read (${(cause as NodeJS.ErrnoException).code}).`, {
        cause,
      });
    })
  )
    .split(/\r?\n/)[0]!
    .trim();
