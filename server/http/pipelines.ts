import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Cuts a connection on which more is asked than was answered so far. No browser and no proxy asks ahead like that, and
 * Node answers all of it at once: one connection that sent thousands of requests in one piece took hundreds of
 * megabytes. Comes after everything else that listens for requests.
 */
export function limitPipelining(app: FastifyInstance, maxUnanswered = 10): void {
  const { server, log } = app;
  const unanswered = new WeakMap<Socket, number>();
  app.addHook('onReady', async () => {
    const [answer] = server.listeners('request') as RequestListener[];
    server.removeAllListeners('request').on('request', (raw, reply) => {
      const { socket } = raw;
      // What came in the same piece as what was too much.
      if (socket.destroyed) return;
      const count = (unanswered.get(socket) ?? 0) + 1;
      if (count > maxUnanswered) {
        log.warn({ from: socket.remoteAddress }, 'asked ahead too often');
        return void socket.destroy();
      }
      unanswered.set(socket, count);
      reply.once('close', () => unanswered.set(socket, unanswered.get(socket)! - 1));
      answer!(raw, reply);
    });
  });
}
