import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Closes connections that pipeline too many requests. No browser or proxy pipelines like this, and Node answers all of
 * them in parallel: one connection that sent thousands of requests in one packet took hundreds of megabytes. Must be
 * registered after all other request listeners.
 */
export function limitPipelining(app: FastifyInstance, maxUnanswered = 10): void {
  const { server, log } = app;
  const unanswered = new WeakMap<Socket, number>();
  app.addHook('onReady', async () => {
    const [answer] = server.listeners('request') as RequestListener[];
    server.removeAllListeners('request').on('request', (raw, reply) => {
      const { socket } = raw;
      // Further requests that arrived in the same packet.
      if (socket.destroyed) return;
      const count = (unanswered.get(socket) ?? 0) + 1;
      if (count > maxUnanswered) {
        log.warn({ from: socket.remoteAddress }, 'too many pipelined requests, connection closed');
        return void socket.destroy();
      }
      unanswered.set(socket, count);
      reply.once('close', () => unanswered.set(socket, unanswered.get(socket)! - 1));
      answer!(raw, reply);
    });
  });
}
