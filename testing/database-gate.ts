import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { ClientConfig } from 'pg';
import { onTestFinished } from 'vitest';

/** A proxy to the database that can be cut, slowed down or stalled. */
export interface DatabaseGate {
  config: ClientConfig;
  /** Ends every connection. */
  cut: () => void;
  /** New connections get no response until let through. `arrived` resolves when the first one is there. */
  hold: () => { arrived: Promise<void>; letThrough: () => void };
  /** Delays everything the database sends. */
  slow: (ms: number) => void;
  /** Stops all traffic without closing anything, including on new connections. */
  stall: () => void;
  /** Resumes traffic, with what was stalled, or without it: then connections from before stay silent forever. */
  pass: (those?: 'too' | 'never') => void;
}

export async function databaseGate(database: ClientConfig): Promise<DatabaseGate> {
  const { host = 'localhost', port = 5432 } = database;
  const open = new Set<Socket>();
  let before: () => Promise<void> = async () => undefined;
  let delayMs = 0;
  let stalled: PromiseWithResolvers<void> | null = null;
  const silent = new WeakSet<Socket>();

  const gate = createServer(async (near) => {
    open.add(near.on('error', () => undefined).once('close', () => open.delete(near)));
    await before();
    const far = connect(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port });
    far.on('error', () => near.destroy()).once('close', () => near.destroy());
    near.once('close', () => far.destroy());
    if (near.destroyed) far.destroy();
    carry(near, far, () => 0);
    carry(far, near, () => delayMs);
  });

  /** Forwards chunk by chunk, in order, each when it's due. */
  function carry(from: Socket, to: Socket, later: () => number): void {
    let line = Promise.resolve();
    const bring = async (before: Promise<void>, piece: Buffer, due: number) => {
      await before;
      const wait = due - performance.now();
      if (wait > 0) await pause(wait);
      await stalled?.promise;
      if (!to.destroyed && !silent.has(from) && !silent.has(to)) to.write(piece);
    };
    from.on('data', (piece: Buffer) => void (line = bring(line, piece, performance.now() + later())));
  }

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
    slow: (ms) => void (delayMs = ms),
    stall: () => void (stalled ??= Promise.withResolvers()),
    pass(those = 'too') {
      delayMs = 0;
      if (those === 'never') open.forEach((socket) => silent.add(socket));
      stalled?.resolve();
      stalled = null;
    },
  };
}
