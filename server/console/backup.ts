/** `npm run backup`: writes the data of a running site into one file. */
import { access, readFile, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { checkBackup } from '../backup/check-backup.ts';
import { connectTo } from '../backup/database/target.ts';
import { writeBackupFile } from '../backup/file/backup-file.ts';
import { noteBackup } from '../lib/last-backup.ts';
import { createBackup } from '../backup/take-backup.ts';
import { readPlaces } from '../config/config.ts';
import { checkDatabase } from '../database/check-database.ts';
import { choosePhotoStorage } from '../outside/photo-storage/choose-photo-storage.ts';
import { StartError, asSentence } from '../lib/start-error.ts';
import { readBackupCommand, readPassphrase } from './backup-command.ts';
import { chooseFile, keepNewest, unfinished } from './backup-files.ts';
import { contentsOf, size } from './backup-sentences.ts';
import { reach } from './open-database.ts';

async function run(): Promise<void> {
  const began = performance.now();
  const command = readBackupCommand(process.argv.slice(2));
  const places = readPlaces(process.env);
  const passphrase = await readPassphrase(process.env, command['key-file']);
  const isFolder = command.keep !== null || command.path.endsWith('/');
  const { file, folder } = await chooseFile(resolve(command.path), new Date(), { isFolder });
  await using opened = new AsyncDisposableStack();
  const config = await reach(process.env, opened);
  await checkDatabase(config);
  const appKey = places.appKey ?? (await readFile(join(places.dataDir, 'app-key'), 'utf8').catch(() => '')).trim();
  const isEncrypted = passphrase !== null;
  const place = places.s3 ? 'bucket' : 'disk';

  const draft = file + unfinished;
  try {
    await using client = await connectTo(config);
    const content = createBackup({
      client,
      photos: { place, storage: choosePhotoStorage(places), included: command.photos ?? place === 'disk' },
      appKey: appKey ? { key: appKey, included: isEncrypted || command['with-app-key'] } : null,
    });
    await writeBackupFile(draft, passphrase, content);
    const checked = await checkBackup(draft, passphrase);
    await refuseThere(file);
    await rename(draft, file);
    const { size: bytes } = await stat(file);
    await noteBackup(places.dataDir, { takenAt: checked.opening.takenAt, file, bytes, isEncrypted });
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const kind = isEncrypted ? 'encrypted' : 'not encrypted';
    console.log(`${file}: ${size(bytes)}, ${kind}. Written and verified in ${seconds} s.`);
    for (const line of contentsOf(checked)) console.log(line);
  } catch (error) {
    await rm(draft, { force: true });
    throw inASentence(error, file);
  }
  if (!folder || command.keep === null) return;
  const removed = await keepNewest(folder, command.keep);
  if (removed.length > 0) console.log(`Deleted all but the newest ${command.keep}: ${removed.join(', ')}`);
}

async function refuseThere(file: string): Promise<void> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (isThere) throw new StartError(`${file} already exists.`);
}

function inASentence(error: unknown, file: string): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  const reasons: Record<string, string> = {
    ENOSPC: 'The disk is full.',
    EDQUOT: 'This user’s disk quota is used up.',
    EACCES: 'Permission denied.',
    EROFS: 'It’s mounted read-only.',
    ENOENT: 'The folder doesn’t exist.',
    EEXIST: 'Another backup is writing it right now, or one was interrupted. In that case, delete it.',
  };
  return reasons[code] ? new StartError(`${file} can’t be written. ${reasons[code]}`, { cause: error }) : error;
}

await run().catch((error: unknown) => {
  console.error(asSentence(error, 'No backup was made.'));
  process.exitCode = 1;
});
