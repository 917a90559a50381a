import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Cuts bodies that arrive slower than any real connection. Node's requestTimeout only limits the whole request: a short
 * one would cut legitimate uploads of many photos, and a long one lets a trickle of bytes occupy a connection.
 */
export function cutSlowBodies(app: FastifyInstance, { everyMs = 30_000, minBytes = 8 * 1024 } = {}): void {
  /** Stops watching a connection. Only its newest request can still be waiting for a body. */
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
    // A request answered before its body arrived emits no 'close' when its connection ends. The socket does.
    raw.once('close', stop);
    socket.once('close', stop);
  });
}
