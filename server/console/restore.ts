/** `npm run restore`: restores a backup, checks it or runs a drill. */
import { access } from 'node:fs/promises';
import { resolve } from 'node:path';
import { checkBackup } from '../backup/check-backup.ts';
import { drill } from '../backup/drill.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { readPlaces } from '../config/config.ts';
import { checkDatabase } from '../database/check-database.ts';
import { startEmbedded } from '../database/embedded/embedded.ts';
import { choosePhotoStorage } from '../outside/photo-storage/choose-photo-storage.ts';
import { StartError, asSentence } from '../lib/start-error.ts';
import { readPassphrase, readRestoreCommand } from './backup-command.ts';
import { contentsOf, drilledSentence, tablesOf } from './backup-sentences.ts';

async function run(): Promise<void> {
  const began = performance.now();
  const command = readRestoreCommand(process.argv.slice(2));
  const file = resolve(command.path);
  await access(file).catch((cause: unknown) => {
    throw new StartError(`The file ${file} doesn’t exist or can’t be read.`, { cause });
  });
  const passphrase = await readPassphrase(process.env, command['key-file']);
  const seconds = () => ((performance.now() - began) / 1000).toFixed(1);
  if (command.check) {
    const checked = await checkBackup(file, passphrase);
    console.log(tablesOf(checked));
    console.log(`${file} is complete. Read in ${seconds()} s.`);
    for (const line of contentsOf(checked)) console.log(line);
    return;
  }
  if (command.drill) {
    const drilled = await drill({ file, passphrase }, (dataDir) => choosePhotoStorage({ dataDir, s3: null }));
    console.log(drilledSentence(drilled, seconds()));
    if (drilled.differs?.length) process.exitCode = 1;
    for (const line of contentsOf(drilled)) console.log(line);
    return;
  }
  const places = readPlaces(process.env);
  await using opened = new AsyncDisposableStack();
  const reach = async () => {
    if (!places.databaseUrl) {
      const embedded = await startEmbedded(places.dataDir);
      opened.defer(embedded.stop);
      return embedded.connection;
    }
    const config = { connectionString: places.databaseUrl };
    await checkDatabase(config, undefined, { mayBeHalf: true });
    return config;
  };
  const checked = await restoreBackup(
    { file, passphrase },
    {
      ...places,
      reach,
      storage: choosePhotoStorage(places),
      mayReplace: command.replace,
      keepAppKey: command['keep-app-key'],
    },
  );
  const where = places.databaseUrl ? 'the database in DATABASE_URL' : places.dataDir;
  console.log(`Restored into ${where} in ${seconds()} s. Start the site.`);
  for (const line of contentsOf(checked)) console.log(line);
}

await run().catch((error: unknown) => {
  console.error(asSentence(error, 'Nothing was restored.'));
  process.exitCode = 1;
});
