/** `npm run staff`: who has a staff role, given and taken at the server itself. The way to a site's first admin. */
import { toldAs } from '../start/start-error.ts';
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
  console.error(toldAs(error, 'Nothing was changed.'));
  process.exitCode = 1;
});
