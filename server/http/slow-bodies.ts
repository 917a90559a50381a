import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Cuts a body that arrives slower than any real connection. Node's own requestTimeout knows only how long a request
 * takes as a whole: short, it cuts honest uploads of many photos; long, it lets a trickle of bytes hold a connection.
 */
export function cutSlowBodies(app: FastifyInstance, { everyMs = 30_000, minBytes = 8 * 1024 } = {}): void {
  /** How to stop watching a connection. Only the newest request on it can still be waiting for its body. */
  const stopWatching = new WeakMap<Socket, () => void>();

  app.addHook('onRequest', async ({ raw, headers, log }) => {
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
    if (!hasBody) return;
    const { socket } = raw;
    stopWatching.get(socket)?.();
    let before = socket.bytesRead;
    const timer = setInterval(() => {
      const arrived = socket.bytesRead - before;
      before += arrived;
      if (raw.complete) return stop();
      if (arrived >= minBytes) return;
      stop();
      log.warn({ arrived }, 'body too slow');
      socket.destroy();
    }, everyMs).unref();
    const stop = () => {
      clearInterval(timer);
      stopWatching.delete(socket);
      raw.off('close', stop);
      socket.off('close', stop);
    };
    stopWatching.set(socket, stop);
    // A request that was answered before its body arrived emits no 'close' when its connection ends: the socket does.
    raw.once('close', stop);
    socket.once('close', stop);
  });
}
