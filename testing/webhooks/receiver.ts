import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Received {
  path: string;
  id: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** How a receiver handles one request. It records accepted deliveries itself. */
export type Habit = (received: Received, response: ServerResponse) => void;

export const takesIt: Habit = (_received, response) => void response.writeHead(204).end();
export const answers =
  (status: number, body = '', headers: Record<string, string> = {}): Habit =>
  (_received, response) =>
    void response.writeHead(status, headers).end(body);

export interface Receiver {
  url: string;
  received: Received[];
  /** Sets its behaviour, for one path if given. */
  does: (habit: Habit, path?: string) => void;
  /** The maximum number of concurrent requests to one path. */
  atOnce: (path: string) => number;
}

/** A server for webhooks that records everything it receives. */
export async function startReceiver(first: Habit = takesIt): Promise<Receiver> {
  const received: Received[] = [];
  const habits = new Map<string, Habit>();
  const open = new Map<string, number>();
  const most = new Map<string, number>();
  let habit = first;
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const now = (open.get(path) ?? 0) + 1;
    open.set(path, now);
    most.set(path, Math.max(most.get(path) ?? 0, now));
    response.once('close', () => open.set(path, open.get(path)! - 1));
    const parts = await Array.fromAsync(request as AsyncIterable<Buffer>).catch(() => null);
    if (!parts) return;
    const one = {
      path,
      id: String(request.headers['webhook-id']),
      headers: request.headers,
      body: Buffer.concat(parts).toString(),
    };
    received.push(one);
    (habits.get(path) ?? habit)(one, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    does(next, path) {
      if (path === undefined) habit = next;
      else habits.set(path, next);
    },
    atOnce: (path) => most.get(path) ?? 0,
  };
}
