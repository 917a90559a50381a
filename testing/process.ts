import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const ownMain = fileURLToPath(new URL('../server/main.ts', import.meta.url));

/** Contains nothing of the developer's environment. The compile cache of the launcher halves the start. */
export const bareEnvironment: NodeJS.ProcessEnv = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
};

/** The server as an admin runs it: as a separate process. */
export interface ServerProcess {
  url: string;
  child: ChildProcess;
  /** Everything it has written so far. */
  output: () => string;
  stop: (signal: NodeJS.Signals) => Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

export async function startProcess(env: NodeJS.ProcessEnv, main = ownMain): Promise<ServerProcess> {
  const child = spawn(process.execPath, [main], {
    env: { ...bareEnvironment, PORT: '0', ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  let found: (url: string) => void;
  const ready = new Promise<string>((resolve) => (found = resolve));
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += String(chunk);
      const url = /is ready: (?:\S+, listening on )?(http:\/\/[^\s"]+)[\s"]/.exec(output)?.[1];
      if (url) found(url);
    });
  }
  const failed = once(child, 'exit').then(() => Promise.reject(new Error(`The server did not start:\n${output}`)));
  const url = await Promise.race([ready, failed]);
  failed.catch(() => undefined);
  return {
    url,
    child,
    output: () => output,
    async stop(signal) {
      const exited = once(child, 'exit');
      child.kill(signal);
      const [code, by] = (await exited) as [number | null, NodeJS.Signals | null];
      return { code, signal: by };
    },
  };
}
