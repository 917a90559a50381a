import { createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** One way in which an HTTP response can fail, written to the raw socket once a request has arrived. */
export interface BrokenAnswer {
  name: string;
  answer: (socket: Socket) => void;
  /** The status a client can still report. Missing if there is none. */
  status?: number;
  /** Set if only the client's own deadline ends it. */
  isEndless?: true;
}

const chunk = `400\r\n${'x'.repeat(1024)}\r\n`;
const endlessHead = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n';

export const brokenAnswers: BrokenAnswer[] = [
  { name: 'it says nothing', answer: () => undefined, isEndless: true },
  {
    name: 'it switches protocols',
    answer: say('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n'),
    status: 101,
  },
  { name: 'it switches protocols without saying to which', answer: say('HTTP/1.1 101 Whatever\r\n\r\n'), status: 101 },
  { name: 'one informational response', answer: say('HTTP/1.1 103 Early Hints\r\n\r\n'), isEndless: true },
  { name: 'informational responses, slowly', answer: drip('HTTP/1.1 102 Processing\r\n\r\n'), isEndless: true },
  { name: 'informational responses, in a flood', answer: flood('HTTP/1.1 100 Continue\r\n\r\n'), isEndless: true },
  {
    name: 'an informational response, then it closes',
    answer: (socket) => void socket.end('HTTP/1.1 100 Continue\r\n\r\n'),
  },
  { name: 'it closes', answer: (socket) => void socket.end() },
  { name: 'it resets the connection', answer: (socket) => void socket.resetAndDestroy() },
  { name: 'half a status line, then it closes', answer: (socket) => void socket.end('HTTP/1.1 2') },
  { name: 'half a status line', answer: say('HTTP/1.1 2'), isEndless: true },
  { name: 'headers in a flood', answer: flood('x-more: 1\r\n', 'HTTP/1.1 200 OK\r\n') },
  { name: 'one header, slowly', answer: drip('x', 'HTTP/1.1 200 OK\r\nx-slow: '), isEndless: true },
  { name: 'headers, slowly', answer: drip('x-more: 1\r\n', 'HTTP/1.1 200 OK\r\n'), isEndless: true },
  { name: 'a body in a flood', answer: flood(chunk, endlessHead), status: 200 },
  { name: 'a body, slowly', answer: drip('1\r\nx\r\n', endlessHead), status: 200, isEndless: true },
  { name: 'a chunk size, slowly', answer: drip('0', endlessHead), status: 200, isEndless: true },
  { name: 'trailers, slowly', answer: drip('x: 1\r\n', `${endlessHead}0\r\n`), status: 200, isEndless: true },
  { name: 'trailers in a flood', answer: flood('x: 1\r\n', `${endlessHead}0\r\n`), status: 200 },
  { name: 'a body of unknown length', answer: say('HTTP/1.1 200 OK\r\n\r\nx'), status: 200, isEndless: true },
  {
    name: 'less body than it announced, then it closes',
    answer: (socket) => void socket.end('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nx'),
    status: 200,
  },
];

function say(text: string) {
  return (socket: Socket) => void socket.write(text);
}

function drip(text: string, first = '') {
  return (socket: Socket) => {
    socket.write(first);
    const timer = setInterval(() => socket.write(text), 5);
    socket.on('close', () => clearInterval(timer));
  };
}

function flood(text: string, first = '') {
  return (socket: Socket) => {
    const more = () => void (socket.writable && socket.write(text.repeat(100), () => setImmediate(more)));
    socket.write(first, more);
  };
}

export interface BareReceiver {
  port: number;
  /** How many requests arrived. */
  requests: () => number;
  /** How many connections are open now, and the maximum so far. */
  open: () => number;
  mostOpen: () => number;
}

/** A receiver that answers each request with arbitrary bytes. It listens on every loopback address. */
export async function startBareReceiver(answer: (socket: Socket) => void): Promise<BareReceiver> {
  const open = new Set<Socket>();
  let requests = 0;
  let maxOpen = 0;
  const server = createServer((socket) => {
    open.add(socket);
    maxOpen = Math.max(maxOpen, open.size);
    socket.on('error', () => undefined);
    socket.on('close', () => open.delete(socket));
    socket.once('data', () => {
      requests += 1;
      answer(socket);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  return {
    port: (server.address() as AddressInfo).port,
    requests: () => requests,
    open: () => open.size,
    mostOpen: () => maxOpen,
  };
}
