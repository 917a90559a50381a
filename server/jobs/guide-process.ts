import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ClientConfig } from 'pg';
import type { GuideAnswer, GuideOrder, GuideTask } from './guide-child.ts';

const child = fileURLToPath(new URL('guide-child.ts', import.meta.url));

/**
 * Works on the price guide in a process of its own with low priority. A million sales are half a minute of arithmetic,
 * during which the site couldn't respond. Ends the process when the site stops, and the job starts again later.
 */
export async function workOnGuide(
  task: GuideTask,
  database: ClientConfig,
  stopping?: AbortSignal,
): Promise<Exclude<GuideAnswer, { failed: string }>> {
  const worker = fork(child, {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
    killSignal: 'SIGKILL',
    ...(stopping && { signal: stopping }),
  });
  // Without a listener an error after the answer would end the site.
  worker.on('error', () => undefined);
  const over = new AbortController();
  const { signal } = over;
  try {
    worker.send({ task, database } satisfies GuideOrder, () => undefined);
    const answer = await Promise.race([
      once(worker, 'message', { signal }).then(([message]) => message as GuideAnswer),
      once(worker, 'exit', { signal }).then((): GuideAnswer => ({ failed: 'its process ended' })),
    ]);
    if ('failed' in answer) throw new Error(`The price guide wasn’t updated (${task}): ${answer.failed}`);
    return answer;
  } finally {
    over.abort();
    worker.kill('SIGKILL');
  }
}
