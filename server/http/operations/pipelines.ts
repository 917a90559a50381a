import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Closes connections that pipeline too many requests. No browser or proxy pipelines like this, and Node answers all of
 * them in parallel: one connection that sent thousands of requests in one packet took hundreds of megabytes. It wraps
 * Fastify's own listener, because an address that can't be decoded is answered before any hook.
 */
export function limitPipelining(
  answer: RequestListener,
  { maxUnanswered, onClose }: { maxUnanswered: number; onClose: (from: string | undefined) => void },
): RequestListener {
  const unanswered = new WeakMap<Socket, number>();
  return (raw, reply) => {
    const { socket } = raw;
    // Further requests that arrived in the same packet.
    if (socket.destroyed) return;
    const count = (unanswered.get(socket) ?? 0) + 1;
    if (count > maxUnanswered) {
      onClose(socket.remoteAddress);
      return void socket.destroy();
    }
    unanswered.set(socket, count);
    reply.once('close', () => unanswered.set(socket, unanswered.get(socket)! - 1));
    answer(raw, reply);
  };
}
