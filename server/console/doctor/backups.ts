import { stat } from 'node:fs/promises';
import { lastBackup } from '../../lib/last-backup.ts';
import { size } from '../backup-sentences.ts';
import { ok, warning, wrong, type Finding } from './finding.ts';

const hour = 60 * 60 * 1000;
const make = 'Run "npm run backup -- FOLDER" every night. docs/operations/backup.md has a timer for it.';

export async function checkLastBackup(dataDir: string, now: Date, isDemo: boolean): Promise<Finding> {
  const last = await lastBackup(dataDir);
  if (!last)
    return isDemo ? ok('backup', 'There is none. The demo needs none.') : wrong('backup', 'There is none.', make);
  const hours = Math.round((now.getTime() - Date.parse(last.takenAt)) / hour);
  const age = hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`;
  const found = await stat(last.file).catch(() => null);
  const summary = `The last one is ${age} old: ${last.file}, ${size(last.bytes)}${last.isEncrypted ? '' : ', not encrypted'}`;
  if (hours > 7 * 24) return wrong('backup', `${summary}.`, make);
  if (found && found.size !== last.bytes)
    return wrong('backup', `${summary}. Its size has changed since.`, 'Make another, and check that disk.');
  if (hours > 36) return warning('backup', `${summary}.`, make);
  if (!found) return warning('backup', `${summary}. The file is gone.`, 'If you moved it elsewhere, that’s fine.');
  return ok('backup', `${summary}.`);
}
