import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ClientConfig } from 'pg';
import type { DeliveryLimits } from '../../server/flows/webhooks/webhook-parts.ts';

/** Passed to the process in one environment variable. */
export interface Told {
  database: ClientConfig;
  appKey: string;
  dataDir: string;
  /** Part of every message, to show who sent it. */
  name: string;
  limits: DeliveryLimits;
}

interface ServerProcess {
  kill: () => Promise<void>;
  /**
   * Sends SIGTERM and resolves to the exit code: 0 if everything ended in order, 1 if the process had to be cut off.
   */
  stop: () => Promise<number | null>;
}

const script = fileURLToPath(new URL('./run-server.ts', import.meta.url));

/** The server without pages, as a process that can be killed. */
export async function startServerProcess(told: Told): Promise<ServerProcess> {
  const child: ChildProcess = spawn(process.execPath, [script], {
    env: { PATH: process.env.PATH, TOLD: JSON.stringify(told) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const failed = ended.then(() => Promise.reject(new Error('The server did not start')));
  failed.catch(() => undefined);
  await Promise.race([once(child.stdout!, 'data'), failed]);
  return {
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      return child.exitCode;
    },
  };
}
