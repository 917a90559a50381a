import { get, type IncomingMessage } from 'node:http';
import { sql } from 'kysely';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { ensurePages } from '../testing/built-pages.ts';
import { makeListeners } from '../testing/rolling/listeners.ts';
import { ownProcess, timed } from '../testing/rolling/own-process.ts';
import { until } from '../testing/until.ts';

/** Number of open streams. Set STREAMS for fewer. */
const streams = Number(process.env.STREAMS ?? 2_000);
const people = Math.ceil(streams / 20);
const signals = 5;

beforeAll(() => ensurePages());

test(
  `${streams} streams are open on one process, a signal reaches all of them at once, and it still serves`,
  {
    timeout: 600_000,
  },
  async ({ annotate }) => {
    const { db, server, megabytes } = await ownProcess();
    const listeners = await makeListeners(db, people);
    await timed(server.url, 100);
    const alone = await timed(server.url, 200);
    const before = await megabytes();

    const heard = Array.from({ length: streams }, () => 0);
    let connected = 0;
    const opening = performance.now();
    const open = (at: number) =>
      new Promise<void>((resolve, reject) => {
        const headers = { cookie: listeners[at % people]!.cookie, accept: 'text/event-stream' };
        const asked = get(`${server.url}/api/live.php`, { agent: false, headers }, (response: IncomingMessage) => {
          if (response.statusCode !== 200) reject(new Error(`The stream answered ${response.statusCode}`));
          response.setEncoding('utf8').on('data', (text: string) => {
            if (text.includes('"connected"') && ++connected) resolve();
            heard[at]! += text.split('payment_changed').length - 1;
          });
          response.on('error', () => undefined);
        });
        asked.on('error', reject);
        onTestFinished(() => void asked.destroy());
      });
    for (let at = 0; at < streams; at += 100)
      await Promise.all(Array.from({ length: Math.min(100, streams - at) }, (_, more) => open(at + more)));
    const openedMs = performance.now() - opening;
    expect(connected).toBe(streams);
    const full = await megabytes();

    const took: number[] = [];
    const to = listeners.map(({ id }) => id);
    for (let signal = 1; signal <= signals; signal++) {
      const begun = performance.now();
      const said = JSON.stringify({ to, event: { kind: 'payment_changed', payment_id: signal } });
      await sql`select pg_notify('live', ${said})`.execute(db);
      await until('all heard it', () => heard.every((times) => times >= signal));
      took.push(performance.now() - begun);
    }
    const beside = await timed(server.url, 200);
    expect(heard.every((times) => times === signals)).toBe(true);
    expect(beside.failed).toBe(0);
    const each = ((full - before) * 1024) / streams;
    expect(each).toBeLessThan(150);
    // Far above the noise between two measurements on a busy machine.
    expect(beside.p50 / alone.p50).toBeLessThan(3);
    const ms = ({ p50, p99 }: typeof alone) => `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`;
    await annotate(
      `${streams.toLocaleString('en-US')} streams of ${people} people opened in ${(openedMs / 1000).toFixed(1)} s; ` +
        `memory ${before.toFixed(0)} MB before and ${full.toFixed(0)} MB with them, ${each.toFixed(0)} kB each`,
    );
    await annotate(
      `${signals} signals, each to all of them: heard by the last after ${Math.min(...took).toFixed(0)} to ${Math.max(...took).toFixed(0)} ms, ` +
        `once by each; a list of cars alone: ${ms(alone)}; beside them: ${ms(beside)}`,
    );
  },
);
