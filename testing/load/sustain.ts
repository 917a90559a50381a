import { Agent as PlainAgent, request as plainRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import type { Asked, Part } from './asked.ts';

/** How clients reach the site: one process directly, or the nginx in front of several. */
export type Door = { port: number } | { secure: number; certificate: Buffer; name: string };

export interface Answered {
  part: Part;
  what: string;
  ms: number;
}

export interface Held {
  seconds: number;
  answered: Answered[];
  failed: string[];
}

interface Load {
  door: Door;
  ask: () => Asked;
  /** Concurrent connections, each sending its next request as soon as the last is answered. */
  connections: number;
  until: number;
}

/** After this many requests another client comes from another address, so that no address exceeds its limits. */
const perVisit = 150;
const patienceMs = 30_000;

/** A closed-loop load: each response triggers the next request, without pauses. */
export async function sustainLoad({ door, ask, connections, until }: Load): Promise<Held> {
  const begun = performance.now();
  const held: Held = { seconds: 0, answered: [], failed: [] };
  let visits = 0;

  async function keepAsking(): Promise<void> {
    while (performance.now() < until) {
      const visit = openVisit(door, addressOf(visits++));
      for (let asked = 0; asked < perVisit && performance.now() < until; asked++)
        for (let next: Asked | undefined = ask(); next;) next = await once(visit, next);
      visit.end();
    }
  }

  async function once(visit: Visit, asked: Asked): Promise<Asked | undefined> {
    const from = performance.now();
    try {
      const { status, text } = await visit.send(asked);
      if (status !== 200) throw new Error(`answered ${status} ${text.slice(0, 200)}`);
      held.answered.push({ part: asked.part, what: asked.what, ms: performance.now() - from });
      return asked.next?.(text);
    } catch (error) {
      held.failed.push(`${asked.what}, ${asked.method} ${asked.path}: ${String(error)}`);
      return undefined;
    }
  }

  await Promise.all(Array.from({ length: connections }, keepAsking));
  held.seconds = (performance.now() - begun) / 1000;
  return held;
}

/** On Linux all of these addresses are this machine. */
const addressOf = (visit: number) => `127.${1 + ((visit >> 16) & 63)}.${(visit >> 8) & 255}.${1 + (visit & 127)}`;

interface Visit {
  send: (asked: Asked) => Promise<{ status: number; text: string }>;
  end: () => void;
}

/** One keep-alive connection, like a browser's. */
function openVisit(door: Door, localAddress: string): Visit {
  const kept = { keepAlive: true, maxSockets: 1, localAddress };
  const secure = 'secure' in door;
  const agent = secure
    ? new SecureAgent({ ...kept, ca: door.certificate, servername: door.name })
    : new PlainAgent(kept);
  const [host, cookieName] = secure ? [door.name, '__Host-forecourt_session'] : ['localhost', 'forecourt_session'];
  const to = { host: '127.0.0.1', port: secure ? door.secure : door.port, agent, timeout: patienceMs };
  return {
    send: ({ method, path, token, body }) =>
      new Promise((resolve, reject) => {
        const text = body && JSON.stringify(body);
        const headers = {
          host,
          ...(token && { cookie: `${cookieName}=${token}` }),
          ...(text === undefined
            ? { 'accept-encoding': 'gzip' }
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
          ...(secure && text !== undefined && { origin: `https://${host}` }),
        };
        const read = (response: IncomingMessage) => {
          let found = '';
          if (text === undefined && response.statusCode === 200) response.resume();
          else response.setEncoding('utf8').on('data', (chunk: string) => (found += chunk));
          response.on('end', () => resolve({ status: response.statusCode!, text: found })).on('error', reject);
        };
        const options = { ...to, method, path, headers };
        const asked: ClientRequest = secure ? secureRequest(options, read) : plainRequest(options, read);
        asked.on('timeout', () => asked.destroy(new Error(`no answer within ${patienceMs / 1000} s`)));
        asked.on('error', reject).end(text);
      }),
    end: () => agent.destroy(),
  };
}
