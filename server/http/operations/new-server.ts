import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { logOptions, type LogTarget } from './log.ts';
import { limitPipelining } from './pipelines.ts';
import { nextRequestName } from './request-name.ts';
import { cutSlowBodies } from './slow-bodies.ts';
import { answerUnreadable, answerUnreadableBytes } from './unreadable.ts';
import { warnAboutUntrustedProxies } from './untrusted-proxies.ts';

/** Client timeouts. Tests shorten them. */
const usualTimeouts = {
  /** For the headers of a request, and for the first request on a connection. */
  headMs: 20_000,
  /** How often headers are checked. */
  checkMs: 5_000,
  /** Between two requests on a connection. Longer than nginx's own minute, so nginx always closes first. */
  idleMs: 72_000,
  /** How often slow bodies are checked. */
  bodyMs: 30_000,
  /** Without a byte in either direction while a request is being answered. */
  silentMs: 60_000,
};

export type ClientTimeouts = typeof usualTimeouts;

interface ServerOptions {
  logTo?: LogTarget | undefined;
  timeouts?: Partial<ClientTimeouts> | undefined;
  /** How many requests a connection may send before it reads an answer. */
  maxPipelined?: number;
}

/** Creates a server without routes, with the limits that apply to every request. */
export function newServer(
  { logLevel, trustProxy }: Pick<Config, 'logLevel' | 'trustProxy'>,
  { logTo, timeouts, maxPipelined = 10 }: ServerOptions = {},
): FastifyInstance {
  const { headMs, checkMs, idleMs, bodyMs, silentMs } = { ...usualTimeouts, ...timeouts };
  const server: FastifyInstance = Fastify({
    ...logOptions(logLevel, logTo),
    bodyLimit: 256 * 1024,
    trustProxy,
    serverFactory: (answer) =>
      createServer(
        {
          // Upper limit for the longest legitimate upload. Slow headers and bodies are cut much sooner.
          requestTimeout: 30 * 60_000,
          headersTimeout: headMs,
          connectionsCheckingInterval: checkMs,
          keepAliveTimeout: idleMs,
        },
        limitPipelining(answer, {
          maxUnanswered: maxPipelined,
          onClose: (from) => server.log.warn({ from }, 'too many pipelined requests, connection closed'),
        }),
        // A client that reads nothing for this long is gone. Event streams are written to more often.
      ).setTimeout(silentMs),
    genReqId: nextRequestName,
    forceCloseConnections: 'idle',
    // A request that arrives while the connection is about to close is answered normally.
    return503OnClosing: false,
    frameworkErrors: answerUnreadable,
    clientErrorHandler: answerUnreadableBytes,
  });
  server.removeContentTypeParser('text/plain');
  cutSlowBodies(server, { everyMs: bodyMs });
  warnAboutUntrustedProxies(server, trustProxy);
  return server;
}

/** The address at which this process reaches itself, known once it listens. */
export function ownAddressOf({ server }: FastifyInstance): string {
  const { address, family, port } = server.address() as AddressInfo;
  const everywhere = address === '0.0.0.0' || address === '::';
  if (everywhere) return `http://127.0.0.1:${port}`;
  return family === 'IPv6' ? `http://[${address}]:${port}` : `http://${address}:${port}`;
}
