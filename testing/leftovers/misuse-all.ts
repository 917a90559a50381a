import type { AddressInfo } from 'node:net';
import { until } from '../until.ts';
import type { Site } from '../site.ts';
import { come, misuses } from './clients.ts';
import { watchHeld, type Held } from './watch-held.ts';

/** Short enough that a slow client is cut during the test. */
export const shortTimeouts = { headMs: 500, checkMs: 100, idleMs: 500, bodyMs: 500 };

/** The database's own connections come and go with the load, each with a timer. */
const databaseShare = 30;

interface Found {
  before: Held;
  after: Held;
  /** How many kinds each group has. */
  kinds: Record<string, number>;
  /** Responses without a request. */
  unasked: string[];
  /** Everything logged while the clients ran. */
  lines: string[];
  /** How many bodies were left to the server to cut, and how often it logged that it cut one. */
  slowBodies: { left: number; logged: number; loggedAfterwards: number };
}

/** Runs this many misbehaving clients of each group, and measures what the server still holds afterwards. */
export async function misuseAll(site: Site, log: string[], count: number): Promise<Found> {
  const { held } = watchHeld();
  const { server } = site.app.server;
  const { port } = server.address() as AddressInfo;
  const { browser } = await site.as('member');
  const groups = misuses([...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
  const connections = () => new Promise<number>((resolve) => server.getConnections((_error, open) => resolve(open)));
  const unasked: string[] = [];
  let slowBodies = 0;

  async function comeAll(ofEachGroup: number): Promise<void> {
    const coming = Object.entries(groups).flatMap(([group, kinds]) => {
      const ofEachKind = Math.ceil(ofEachGroup / Object.keys(kinds).length);
      return Object.entries(kinds).map(async ([kind, misuse]) => {
        if (misuse.ends === 'stay' && misuse.sends.includes('POST')) slowBodies += ofEachKind;
        for (const [status, times] of await come(port, misuse, ofEachKind))
          if (!misuse.may.includes(status)) unasked.push(`${group} ${kind}: ${times} times ${status}`);
      });
    });
    await Promise.all(coming);
    await until('every connection is gone', async () => (await connections()) === 0);
  }

  // Memory the process uses under any load isn't left over.
  await comeAll(50);
  const before = held();
  log.length = 0;
  slowBodies = 0;
  await comeAll(count);
  await until('their resources are released', () => {
    const { sockets, timers } = held();
    return sockets <= before.sockets + databaseShare && timers <= before.timers + databaseShare;
  });
  const after = held();
  const lines = log.splice(0);
  // Waits as long as a body is watched, because a leftover timer would log by then.
  await come(port, groups['slow']!['in the body']!, 1);
  const cuts = (logged: string[]) => logged.filter((line) => line === 'body too slow').length;
  return {
    before,
    after,
    kinds: Object.fromEntries(Object.entries(groups).map(([group, kinds]) => [group, Object.keys(kinds).length])),
    unasked,
    lines,
    slowBodies: { left: slowBodies, logged: cuts(lines), loggedAfterwards: cuts(log) - 1 },
  };
}
