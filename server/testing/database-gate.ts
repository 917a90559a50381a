import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { ClientConfig } from 'pg';
import { onTestFinished } from 'vitest';

/** A way to the database that can be cut, and that can keep who comes next waiting. */
export interface DatabaseGate {
  config: ClientConfig;
  /** Ends every connection there is. */
  cut: () => void;
  /** Who connects from now on gets no answer until let through; `arrived` when the first of them is there. */
  hold: () => { arrived: Promise<void>; letThrough: () => void };
}

export async function databaseGate(database: ClientConfig): Promise<DatabaseGate> {
  const { host = 'localhost', port = 5432 } = database;
  const open = new Set<Socket>();
  let before: () => Promise<void> = async () => undefined;

  const gate = createServer(async (near) => {
    open.add(near.on('error', () => undefined).once('close', () => open.delete(near)));
    await before();
    const far = connect(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port });
    far.on('error', () => near.destroy()).once('close', () => near.destroy());
    near.once('close', () => far.destroy());
    if (near.destroyed) far.destroy();
    near.pipe(far).pipe(near);
  });
  gate.listen(0, '127.0.0.1');
  await once(gate, 'listening');
  const cut = () => open.forEach((socket) => socket.destroy());
  onTestFinished(() => {
    cut();
    gate.close();
  });

  return {
    config: { ...database, host: '127.0.0.1', port: (gate.address() as AddressInfo).port },
    cut,
    hold() {
      const arrived = Promise.withResolvers<void>();
      const through = Promise.withResolvers<void>();
      before = () => {
        arrived.resolve();
        return through.promise;
      };
      return { arrived: arrived.promise, letThrough: through.resolve };
    },
  };
}
