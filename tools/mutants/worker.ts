/** A process with its own copy of the project and a test runner. It gets a mutant and reports whether a test notices. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyTree } from './copy-tree.ts';
import { planted, type Mutant } from './mutant.ts';
import { openTestHost } from './test-host.ts';

export interface Task {
  mutant: Mutant;
  tests: string[];
}

export interface Verdict {
  /** The test that noticed it, and how. Null if none did. */
  caughtBy: string | null;
  why: string | null;
  /** Tests that fail without any mutant, so they prove nothing. */
  broken: string[];
  seconds: number;
}

const folder = copyTree();
const opening = openTestHost(folder);
// Cleans up, even if it was barely used.
process.once('disconnect', () => {
  void opening
    .then((opened) => opened.close())
    .finally(() => {
      rmSync(folder, { recursive: true, force: true });
      process.exit();
    });
});
const host = await opening;
const sound = new Set<string>();
const broken = new Set<string>();

async function judge({ mutant, tests }: Task): Promise<Verdict> {
  const started = performance.now();
  const verdict = (caughtBy: string | null, why: string | null): Verdict => ({
    caughtBy,
    why,
    broken: [...broken],
    seconds: (performance.now() - started) / 1000,
  });
  for (const test of tests.filter((one) => !broken.has(one.split('#')[0]!))) {
    const why = await withFault(mutant, () => host.run(test));
    if (why === null) sound.add(test.split('#')[0]!);
    else if (await isSound(test)) return verdict(test, why);
  }
  return verdict(null, null);
}

async function withFault<T>(mutant: Mutant, action: () => Promise<T>): Promise<T> {
  const path = join(folder, mutant.file);
  const text = readFileSync(path, 'utf8');
  const write = (content: string) => {
    writeFileSync(path, content);
    host.changed(mutant.file);
  };
  write(planted(text, mutant));
  try {
    return await action();
  } finally {
    write(text);
  }
}

/** A failing test only counts if it passes without the mutant. Checked once, for one part of the file. */
async function isSound(test: string): Promise<boolean> {
  const [file = test] = test.split('#');
  if (!sound.has(file)) ((await host.run(test)) === null ? sound : broken).add(file);
  return sound.has(file);
}

process.on('message', (task: Task) => void judge(task).then((verdict) => process.send!(verdict)));
process.on('SIGINT', () => undefined);
