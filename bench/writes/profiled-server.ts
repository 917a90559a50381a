/** Forecourt's server with a record of its statements: how often each ran and how long it took, as Node saw it. */
import pg from 'pg';

export interface Statement {
  text: string;
  times: number;
  ms: number;
}
export interface Profile {
  statements: Statement[];
  /** Of this process, in milliseconds. */
  cpuMs: number;
}

const seen = new Map<string, Statement>();
let cpu = process.cpuUsage();

function record(text: string, begun: number): void {
  const known = seen.get(text) ?? { text, times: 0, ms: 0 };
  known.times += 1;
  known.ms += performance.now() - begun;
  seen.set(text, known);
}

type Query = (...args: unknown[]) => unknown;
const prototype = pg.Client.prototype as unknown as { query: Query };
const plain = prototype.query;
prototype.query = function (this: pg.Client, ...args: unknown[]): unknown {
  const [first] = args;
  const text = typeof first === 'string' ? first : (first as { text?: string } | undefined)?.text;
  if (text === undefined) return plain.apply(this, args);
  const begun = performance.now();
  const place = args.findLastIndex((one) => typeof one === 'function');
  if (place > 0) {
    const callback = args[place] as Query;
    args[place] = (...results: unknown[]) => {
      record(text, begun);
      return callback(...results);
    };
    return plain.apply(this, args);
  }
  const answer = plain.apply(this, args);
  if (answer instanceof Promise) void answer.then(() => record(text, begun)).catch(() => undefined);
  return answer;
};

process.on('message', (wish: 'reset' | 'report') => {
  const { user, system } = process.cpuUsage(cpu);
  if (wish === 'report')
    process.send?.({ profile: { statements: [...seen.values()], cpuMs: (user + system) / 1000 } satisfies Profile });
  seen.clear();
  cpu = process.cpuUsage();
});

await import('../our-server.ts');
