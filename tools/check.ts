/** `npm run check`: all static checks. Prints one line per step, and the output of failed steps. */
import { inSeconds, commandFile, runNode, type Outcome } from './run.ts';

const steps: Record<string, string[]> = {
  lint: [commandFile('oxlint')],
  unused: [commandFile('knip'), '--no-progress'],
  'web types': typesOf('web'),
  // One program, because the demo and the server import most of the other two.
  'server types': typesOf('tsconfig.node.json'),
  'tools types': typesOf('.'),
  boundaries: ['tools/boundaries.ts'],
  format: [commandFile('oxfmt'), '--check'],
  generated: ['tools/generate.ts', '--check'],
  'lock file': ['tools/lock-check.ts'],
  documents: ['tools/docs-check.ts'],
  files: ['tools/files-check.ts'],
  waits: ['tools/no-sleep-check.ts'],
  roles: ['tools/roles-check.ts'],
  wording: ['tools/language-check.ts'],
};

function typesOf(folder: string): string[] {
  return [commandFile('@typescript/native', 'tsc'), '--project', folder];
}

/** The slow steps use several cores themselves, so more than two in parallel only slow each other down. */
const maxParallel = 2;

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

await Promise.all(Array.from({ length: maxParallel }, work));
if (failed > 0) process.exitCode = 1;
