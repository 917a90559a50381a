import { join } from 'node:path';
import { createVitest, type Reporter, type Vitest } from 'vitest/node';

/** A persistent test runner. PostgreSQL starts once, and each run only reloads changed files. */
export interface TestHost {
  /** Why a test file fails, or null if it passes. `file#pattern` runs only tests whose name matches. */
  run: (test: string) => Promise<string | null>;
  /** Must be called whenever a file was written. */
  changed: (file: string) => void;
  close: () => Promise<void>;
}

/** Limit for a whole test file. Tests have their own limits. Beyond this, it is stopped from outside. */
const fileLimitMs = 5 * 60_000;

export async function openTestHost(folder: string): Promise<TestHost> {
  let opened: Promise<Runner> | undefined = openRunner(folder);
  const close = async () => {
    const closing = opened;
    opened = undefined;
    await (await closing)?.vitest.close();
  };
  await opened;
  return {
    async run(test) {
      const { run } = await (opened ??= openRunner(folder));
      const limit = Promise.withResolvers<'never ended'>();
      const timer = setTimeout(() => limit.resolve('never ended'), fileLimitMs);
      const [file = '', only = ''] = test.split('#');
      const why = await Promise.race([run(join(folder, file), only), limit.promise]);
      clearTimeout(timer);
      if (why === 'never ended') await close();
      return why;
    },
    changed(file) {
      void opened?.then(({ vitest }) => vitest.invalidateFile(join(folder, file)));
    },
    close,
  };
}

interface Runner {
  vitest: Vitest;
  run: (path: string, only: string) => Promise<string | null>;
}

async function openRunner(folder: string): Promise<Runner> {
  let failure: string | null = null;
  // The first failure is enough. It is recorded here, because Vitest's result covers all runs, and only part of a run
  // that was stopped early.
  const failFast: Reporter = {
    onTestCaseResult(test) {
      const { state, errors } = test.result();
      if (state !== 'failed' || failure !== null) return;
      failure = firstLine(errors[0]);
      void vitest.cancelCurrentRun('test-failure');
    },
  };
  const vitest = await createVitest({
    root: folder,
    config: join(folder, 'vitest.config.ts'),
    project: ['contract', 'server', 'web'],
    watch: false,
    reporters: [failFast],
  });
  await vitest.globTestSpecifications();

  async function run(path: string, only: string): Promise<string | null> {
    failure = null;
    if (only) vitest.setGlobalTestNamePattern(new RegExp(only));
    else vitest.resetGlobalTestNamePattern();
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(vitest.getModuleSpecifications(path));
    if (failure !== null) return failure;
    const ran = testModules.find(({ moduleId }) => moduleId === path);
    const suites = ran ? [ran, ...ran.children.allSuites()] : [];
    const errors = [...suites.flatMap((suite) => suite.errors()), ...unhandledErrors];
    if (errors.length > 0) return firstLine(errors[0]);
    return ran && [...ran.children.allTests('passed')].length > 0 ? null : 'No test ran';
  }
  return { vitest, run };
}

const firstLine = (error: unknown): string => (error as Error | undefined)?.message?.split('\n')[0] ?? 'Failed';
