import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { stalledClient } from '../../../testing/stalled-client.ts';
import { newServer } from './new-server.ts';

const quiet = { logLevel: 'silent', trustProxy: false } as const;
const large = Buffer.alloc(16 * 1024 * 1024, 'x');
const ask = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`;

test('a client that reads nothing of a large response is cut off, even if it keeps sending requests', async () => {
  const app = newServer(quiet, { timeouts: { silentMs: 100 } });
  app.get('/', async () => large);
  const { client, atServer } = await stalledClient(app);
  const asking = setInterval(() => client.write(ask('/')), 20);
  onTestFinished(() => clearInterval(asking));
  await once(atServer, 'close');
});

test('a client that pipelines many requests is cut off, and only the first ones are answered', async () => {
  const app = newServer(quiet, { maxPipelined: 3 });
  const answering = Promise.withResolvers<string>();
  let asked = 0;
  app.get('/', () => (asked++, answering.promise));
  const { client, atServer } = await stalledClient(app);
  client.write(ask('/').repeat(500));
  await once(atServer, 'close');
  expect(asked).toBe(3);
  answering.resolve('late');
});

test('so is a client whose pipelined addresses no route ever sees', async () => {
  const { client, atServer } = await stalledClient(newServer(quiet, { maxPipelined: 3 }));
  client.write(ask('/%ff').repeat(500));
  await once(atServer, 'close');
});

test('any number of sequential requests is answered on one connection', async () => {
  const app = newServer(quiet, { maxPipelined: 1 });
  app.get('/', async () => 'answered');
  const { client } = await stalledClient(app);
  for (let time = 0; time < 20; time++) {
    client.write(ask('/'));
    const [answer] = (await once(client.resume(), 'data')) as [Buffer];
    expect(String(answer)).toContain('answered');
  }
});
