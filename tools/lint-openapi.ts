/**
 * `npm run lint:openapi`: checks docs/openapi.json with Redocly's recommended rules. Redocly is installed below
 * tools/openapi on first use.
 */
import { installTool } from './install-tool.ts';
import { inRoot } from './repo.ts';
import { commandFile, runNode } from './run.ts';

const home = inRoot('tools/openapi');
installTool(home, '@redocly/cli');
const redocly = commandFile('@redocly/cli', 'redocly', 'tools/openapi/package.json');
// Sends no telemetry.
const env = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
const { ok, output } = await runNode([redocly, 'lint', inRoot('docs/openapi.json'), '--extends=recommended'], {
  cwd: home,
  env,
});
console.log(output.trim());
if (!ok) process.exitCode = 1;
