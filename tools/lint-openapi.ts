/**
 * `npm run lint:openapi`: has Redocly check docs/openapi.json by its recommended rules. Redocly has an install of its own
 * below tools/openapi, made when this is first run.
 */
import { installTool } from './install-tool.ts';
import { inRoot } from './repo.ts';
import { commandFile, runNode } from './run.ts';

const home = inRoot('tools/openapi');
installTool(home, '@redocly/cli');
const redocly = commandFile('@redocly/cli', 'redocly', 'tools/openapi/package.json');
// Nothing about us leaves the machine.
const env = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
const { ok, output } = await runNode([redocly, 'lint', inRoot('docs/openapi.json'), '--extends=recommended'], {
  cwd: home,
  env,
});
console.log(output.trim());
if (!ok) process.exitCode = 1;
