import { once } from 'node:events';
import { connect } from 'node:net';

/** How one kind of client misuses a connection. */
export interface Misuse {
  sends: string;
  /** How many responses it waits for, unless the connection ends first, and which may come. */
  awaits: number;
  may: string[];
  /** Its last step: reset the connection, close its side, or leave the rest to the server. */
  ends: 'reset' | 'end' | 'stay';
}

const head = (line: string, ...headers: string[]) =>
  `${[`${line} HTTP/1.1`, 'host: cars.example', ...headers].join('\r\n')}\r\n\r\n`;
const json = (length: number) => ['content-type: application/json', `content-length: ${length}`];
const form = ['content-type: multipart/form-data; boundary=x', 'content-length: 50000'];
const begunFile = '--x\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\nabc';
const signIn = 'POST /api/auth/start-sign-in';
const elsewhere = 'origin: https://elsewhere.example';
const list = head('GET /api/cars.php?limit=1');

/** Each is answered before its body arrives. */
const refused = {
  401: head('POST /api/photos.php', ...form) + begunFile,
  403: `${head(signIn, elsewhere, ...json(100))}{`,
  413: `${head(signIn, ...json(10_000_000))}{`,
  415: `${head(signIn, 'content-type: text/plain', 'content-length: 100')}x`,
};
const refusedWhole = `${head(signIn, elsewhere, ...json(2))}{}`;

/** Every kind by name, in four groups. The member's cookie opens uploads and streams. */
export function misuses(cookie: string): Record<string, Record<string, Misuse>> {
  const own = `cookie: ${cookie}`;
  const upload = head('POST /api/photos.php', own, ...form) + begunFile;
  const stream = head('GET /api/live.php', own, 'accept: text/event-stream');
  const body = `${head(signIn, ...json(100))}{`;
  const halfHead = 'GET / HTTP/1.1\r\nho';
  const ofStream = ['200', '429'];
  const refusals = Object.entries(refused).flatMap(([status, sends]) =>
    (['reset', 'end', 'stay'] as const).map((ends): [string, Misuse] => [
      `with ${status}, then ${ends}`,
      { sends, awaits: 1, may: [status], ends },
    ]),
  );
  return {
    refused: Object.fromEntries(refusals),
    cut: {
      'in the head': { sends: halfHead, awaits: 0, may: [], ends: 'reset' },
      'in the body': { sends: body, awaits: 0, may: [], ends: 'reset' },
      'in an upload': { sends: upload, awaits: 0, may: [], ends: 'reset' },
      'before the answer': { sends: list, awaits: 0, may: ['200'], ends: 'reset' },
      'in a stream': { sends: stream, awaits: 1, may: ofStream, ends: 'reset' },
    },
    pipelined: {
      'and answered': { sends: list.repeat(5), awaits: 5, may: ['200'], ends: 'end' },
      'and refused': { sends: refusedWhole.repeat(5) + refused[403], awaits: 6, may: ['403'], ends: 'reset' },
      'and refused, then stay': { sends: refusedWhole.repeat(5) + refused[403], awaits: 6, may: ['403'], ends: 'stay' },
      'without end': { sends: list.repeat(30), awaits: 1, may: ['200'], ends: 'stay' },
      streams: { sends: stream.repeat(3), awaits: 1, may: ofStream, ends: 'reset' },
      'behind a stream': { sends: stream + refused[401], awaits: 1, may: [...ofStream, '401'], ends: 'reset' },
    },
    slow: {
      'without a request': { sends: '', awaits: 0, may: [], ends: 'stay' },
      'in the head': { sends: halfHead, awaits: 0, may: ['408'], ends: 'stay' },
      'in the body': { sends: body, awaits: 0, may: [], ends: 'stay' },
      'in an upload': { sends: upload, awaits: 0, may: [], ends: 'stay' },
    },
  };
}

const atOnce = 40;

/** Runs this many clients in batches, each until its connection closes. Returns the statuses they received. */
export async function come(port: number, misuse: Misuse, count: number): Promise<Map<string, number>> {
  const statuses = new Map<string, number>();
  let left = count;
  const oneAfterTheOther = async () => {
    while (left-- > 0)
      for (const status of await comeOnce(port, misuse)) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, oneAfterTheOther));
  return statuses;
}

async function comeOnce(port: number, { sends, awaits, ends }: Misuse): Promise<string[]> {
  // A process too busy to accept makes the kernel forget clients that believe to be connected. The probes of a silent
  // one find that out. Without them it would wait forever.
  const socket = connect(port, '127.0.0.1')
    .setKeepAlive(true, 1_000)
    .on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  let received = '';
  const statuses = () => [...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status = '']) => status);
  const answered = new Promise<void>((resolve) => {
    socket.setEncoding('latin1').on('data', (text: string) => {
      received += text;
      if (statuses().length >= awaits) resolve();
    });
  });
  const connected = Promise.race([once(socket, 'connect').catch(() => undefined), closed]);
  if (sends) socket.write(sends);
  await connected;
  if (awaits > 0) await Promise.race([answered, closed]);
  if (ends === 'reset') socket.resetAndDestroy();
  if (ends === 'end') socket.end();
  await closed;
  return statuses();
}
