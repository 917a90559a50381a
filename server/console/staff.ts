/** `npm run staff`: lists, grants and revokes staff roles on the server itself. Used to create a site's first admin. */
import { asSentence } from '../lib/start-error.ts';
import { openDatabase } from './open-database.ts';
import { readStaffCommand, staffUsage } from './staff-command.ts';
import { doStaffCommand } from './staff-commands.ts';

async function run(): Promise<void> {
  const command = readStaffCommand(process.argv.slice(2));
  if (command.kind === 'help') {
    console.error(`${command.sentence}\n\n${staffUsage}`);
    process.exitCode = 1;
    return;
  }
  await using database = await openDatabase(process.env);
  console.log(await doStaffCommand(database.db, command));
}

await run().catch((error: unknown) => {
  console.error(asSentence(error, 'Nothing was changed.'));
  process.exitCode = 1;
});
