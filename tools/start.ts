/** `npm start`: builds the pages when they are older than their sources, then becomes the server, so that signals reach it. */
import { pathToFileURL } from 'node:url';
import './node-version.mjs';
import { buildPages } from './build.ts';
import { inRoot } from './repo.ts';

try {
  await buildPages();
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
}
// By its address: the server's types are checked with the server's own settings.
await import(pathToFileURL(inRoot('server/main.ts')).href);
