import { once } from 'node:events';
import { connect, type AddressInfo, type Server, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** Fastify, as far as it matters here. */
interface App {
  server: Server;
  listen: (where: { port: number; host: string }) => Promise<string>;
  close: () => Promise<undefined>;
}

/** A client that reads nothing, and the server's end of its connection. */
export async function stalledClient(app: App): Promise<{ client: Socket; atServer: Socket }> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const arrived = once(app.server, 'connection');
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1').pause();
  client.on('error', () => undefined);
  onTestFinished(() => void client.destroy());
  const [atServer] = (await arrived) as [Socket];
  return { client, atServer };
}
