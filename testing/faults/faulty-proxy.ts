import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** Broken responses, as some server or proxy would send them. */
export const garbage = {
  'an HTML page': (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Log in</h1>'),
  'JSON that says nothing': (response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end('{"success":true}'),
  'half an answer': (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 500 });
    response.write('{"success":tr', () => response.socket?.destroy());
  },
  'an error': (response) => void response.writeHead(500, { 'content-type': 'application/json' }).end('{}'),
  'redirects in a circle': (response, { url }) => void response.writeHead(307, { location: url }).end(),
  'an answer without an end': (response, { method, url }) => {
    const type = method === 'GET' && url?.includes('.webp') ? 'image/webp' : 'application/json';
    response.writeHead(200, { 'content-type': type });
    const more = () => {
      while (!response.destroyed && response.write(filling));
    };
    response.on('drain', more);
    more();
  },
} as const satisfies Record<string, Behaviour>;

type Behaviour = (response: ServerResponse, request: IncomingMessage) => void;
export type Mood = 'well' | 'down' | 'slow' | keyof typeof garbage;

const filling = Buffer.alloc(64 * 1024, ' ');

/** A proxy in front of an outside service that passes everything on until its mood changes. */
export async function faultyProxy(target: string) {
  let mood: Mood = 'well';
  const server = createServer((request, response) => {
    response.on('error', () => undefined);
    if (mood === 'well') return pass(request, response, target);
    request.resume();
    // Slow: the caller gets no response.
    if (mood !== 'slow' && mood !== 'down') garbage[mood](response, request);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    if (!server.listening) return;
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  onTestFinished(close);
  return {
    url: `http://127.0.0.1:${port}`,
    async becomes(next: Mood) {
      mood = next;
      if (mood === 'down') return close();
      server.closeAllConnections();
      if (server.listening) return;
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
  };
}

function pass(request: IncomingMessage, response: ServerResponse, target: string): void {
  const { method, headers, url } = request;
  const passed = ask(target + url, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode!, answer.headers);
    answer.pipe(response);
  });
  passed.on('error', () => response.destroy());
  request.pipe(passed);
}
