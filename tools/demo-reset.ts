/** `npm run demo:reset`: empties the demo's database. The next start recreates its world. */
import { readConfig } from '../server/config/config.ts';
import { startEmbedded } from '../server/database/embedded/embedded.ts';
import { emptyDemo } from '../demo/empty-demo.ts';
import { StartError, asSentence } from '../server/lib/start-error.ts';

async function reset(): Promise<void> {
  const config = readConfig(process.env);
  if (!config.demo) throw new StartError('This is not the demo, because a game login is configured.');
  if (config.databaseUrl) return emptyDemo({ connectionString: config.databaseUrl });
  const embedded = await startEmbedded(config.dataDir);
  await emptyDemo(embedded.connection).finally(embedded.stop);
}

await reset().then(
  () => console.log('The demo is empty. The next start fills it again.'),
  (error: unknown) => {
    console.error(asSentence(error, 'Nothing was changed.'));
    process.exitCode = 1;
  },
);
