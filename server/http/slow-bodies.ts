import type { FastifyInstance } from 'fastify';

/**
 * Cuts a body that arrives slower than any real connection. Node's own requestTimeout knows only how long a request
 * takes as a whole: short, it cuts honest uploads of many photos; long, it lets a trickle of bytes hold a connection.
 */
export function cutSlowBodies(app: FastifyInstance, { everyMs = 30_000, minBytes = 8 * 1024 } = {}): void {
  app.addHook('onRequest', async ({ raw, headers, log }) => {
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
    if (!hasBody) return;
    let before = raw.socket.bytesRead;
    const watch = setInterval(() => {
      const arrived = raw.socket.bytesRead - before;
      if (raw.complete) clearInterval(watch);
      else if (arrived < minBytes) {
        log.warn({ arrived }, 'body too slow');
        raw.socket.destroy();
      }
      before += arrived;
    }, everyMs).unref();
    raw.once('close', () => clearInterval(watch));
  });
}
