import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { StartError } from '../start/start-error.ts';

const ending = '.backup';
export const unfinished = '.unfinished';
const ours = /^forecourt-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.backup$/;

/** The file that was asked for; in a folder, one named after the moment. */
export async function chooseFile(path: string, now: Date): Promise<{ file: string; folder: string | null }> {
  const found = await stat(path).catch(() => null);
  if (found?.isDirectory()) {
    const name = `forecourt-${now.toISOString().slice(0, 19).replaceAll(':', '-')}${ending}`;
    return { file: join(path, name), folder: path };
  }
  if (found) throw new StartError(`${path} is there already. Name another file, or a folder.`);
  if (path.endsWith('/')) throw new StartError(`There is no folder ${path}. Make it first.`);
  return { file: path, folder: null };
}

/** Removes all but the newest, by their names; nothing else in the folder is touched. */
export async function keepNewest(folder: string, keep: number): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => ours.test(name)).sort();
  const old = names.slice(0, -keep);
  for (const name of old) await rm(join(folder, name));
  return old;
}

const LastBackup = z.object({ takenAt: z.string(), file: z.string(), bytes: z.number(), isEncrypted: z.boolean() });
export type LastBackup = z.infer<typeof LastBackup>;

const noteIn = (dataDir: string) => join(dataDir, 'last-backup.json');

/** For who asks later how old the last one is. */
export async function noteBackup(dataDir: string, last: LastBackup): Promise<void> {
  const draft = `${noteIn(dataDir)}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(last)}\n`, { mode: 0o600 });
  await rename(draft, noteIn(dataDir));
}

export async function lastBackup(dataDir: string): Promise<LastBackup | null> {
  const text = await readFile(noteIn(dataDir), 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    return LastBackup.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
