import { fork, type ChildProcess } from 'node:child_process';

export interface Running {
  child: ChildProcess;
  origin: string;
}

/** Starts a benchmark server as its own process, which reports where it listens. */
export async function start(script: URL, parts: object): Promise<Running> {
  const child = fork(script, {
    env: { ...process.env, NODE_ENV: 'production', DEMO: '1', BENCH_SERVER: JSON.stringify(parts) },
  });
  const origin = await new Promise<string>((resolve, reject) => {
    child.once('message', (message: { origin: string }) => resolve(message.origin));
    child.once('exit', (code) => reject(new Error(`${script.pathname} ended with ${code}`)));
  });
  return { child, origin };
}

export function stop({ child }: Running): Promise<void> {
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGKILL');
  return ended;
}
