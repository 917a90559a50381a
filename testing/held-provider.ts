import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** The code it accepts. All others are refused. */
export const goodCode = 'good';

/** A login provider over real HTTP that makes every caller with a code wait until told to respond. */
export async function heldProvider() {
  const asked: string[] = [];
  const held = new Set<() => void>();
  let isHolding = true;
  let here = 0;
  let maxAtOnce = 0;

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const reply = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.method === 'GET') return reply(200, { user: { id: 4711, username: 'kenji', character: [kenji] } });
    const code = new URLSearchParams(await text(request)).get('code')!;
    asked.push(code);
    maxAtOnce = Math.max(maxAtOnce, ++here);
    if (isHolding) await new Promise<void>((resolve) => held.add(resolve));
    here--;
    return code === goodCode
      ? reply(200, { token_type: 'Bearer', access_token: 'theirs' })
      : reply(400, { error: 'invalid_grant' });
  }
  const release = () => {
    isHolding = false;
    for (const go of held) go();
    held.clear();
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    release();
    server.close();
    server.closeAllConnections();
  });

  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    config: { baseUrl, clientId: 'us', clientSecret: 'secret', scope: 'identity' },
    /** The codes it received, in order. */
    asked,
    waiting: () => held.size,
    mostAtOnce: () => maxAtOnce,
    hold: () => {
      isHolding = true;
      maxAtOnce = 0;
    },
    release,
  };
}

const kenji = { id: 47110, firstname: 'Kenji', lastname: 'Held' };
