/** `npm start`: builds the pages if they're older than their sources, then becomes the server so that signals reach it. */
import { pathToFileURL } from 'node:url';
import { say } from '../server/lib/say.ts';
import { StartError } from '../server/lib/start-error.ts';
import { buildPages } from './build.ts';
import { inRoot } from './repo.ts';

// By address, because the server's types are checked with the server's own settings.
const { run } = (await import(pathToFileURL(inRoot('server/main.ts')).href)) as {
  run: (options: { preparePages: () => Promise<void> }) => Promise<void>;
};

await run({
  preparePages: () =>
    buildPages(say).catch((cause: unknown) => {
      throw new StartError(cause instanceof Error ? cause.message : String(cause), { cause });
    }),
});
