/** `npm run check`: everything that can be said of the project without running it. One line per step, output only of what fails. */
import { inSeconds, commandFile, runNode, type Outcome } from './run.ts';

const steps: Record<string, string[]> = {
  lint: [commandFile('oxlint')],
  unused: [commandFile('knip'), '--no-progress'],
  'types of web': typesOf('web'),
  'types of server': typesOf('server'),
  'types of demo': typesOf('demo'),
  'types of contract': typesOf('contract'),
  'types of tools': typesOf('.'),
  boundaries: ['tools/boundaries.ts'],
  format: [commandFile('oxfmt'), '--check'],
  generated: ['tools/generate.ts', '--check'],
  'lock file': ['tools/lock-check.ts'],
  documents: ['tools/docs-check.ts'],
  files: ['tools/files-check.ts'],
  waits: ['tools/no-sleep-check.ts'],
  roles: ['tools/roles-check.ts'],
};

function typesOf(folder: string): string[] {
  return [commandFile('@typescript/native', 'tsc'), '--project', folder];
}

/** The slow steps use several cores themselves, so more than two at once only get in each other's way. */
const atOnce = 2;

const waiting = Object.entries(steps);
let failed = 0;

async function work(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [name, args] = next;
    report(name, await runNode(args));
  }
}

function report(name: string, { ok, output, seconds }: Outcome): void {
  console.log(`${ok ? 'ok  ' : 'FAIL'}  ${name.padEnd(18)} ${inSeconds(seconds)}`);
  if (ok) return;
  failed += 1;
  console.log(`\n${output.trim()}\n`);
}

await Promise.all(Array.from({ length: atOnce }, work));
if (failed > 0) process.exitCode = 1;
