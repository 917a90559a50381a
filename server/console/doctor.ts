/** `npm run doctor`: checks everything the site needs and says what to do. */
import { asSentence } from '../lib/start-error.ts';
import { runChecks } from './doctor/examine.ts';
import { inWords } from './doctor/finding.ts';

async function run(): Promise<void> {
  const findings = await runChecks(process.env);
  const wrong = findings.filter(({ state }) => state === 'wrong').length;
  const warnings = findings.filter(({ state }) => state === 'warning').length;
  if (process.argv.includes('--json')) console.log(JSON.stringify({ wrong, warnings, findings }, null, 2));
  else console.log(`${inWords(findings)}\n\n${findings.length} checks: ${wrong} problems, ${warnings} warnings.`);
  if (wrong > 0) process.exitCode = 1;
}

await run().catch((error: unknown) => {
  console.error(asSentence(error, 'The doctor failed.'));
  process.exitCode = 2;
});
