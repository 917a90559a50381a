import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const LastBackup = z.object({ takenAt: z.string(), file: z.string(), bytes: z.number(), isEncrypted: z.boolean() });
export type LastBackup = z.infer<typeof LastBackup>;

const noteIn = (dataDir: string) => join(dataDir, 'last-backup.json');

/** Records the last backup, for metrics and the doctor. */
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

export async function lastBackupAt(dataDir: string): Promise<Date | null> {
  const last = await lastBackup(dataDir);
  return last && new Date(last.takenAt);
}
