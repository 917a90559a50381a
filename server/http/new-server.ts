import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { logOptions, type LogTarget } from './log.ts';
import { nextRequestName } from './request-name.ts';
import { cutSlowBodies } from './slow-bodies.ts';
import { answerUnreadable, answerUnreadableBytes } from './unreadable.ts';
import { warnAboutUntrustedProxies } from './untrusted-proxies.ts';

/** How long clients may take. Tests shorten them. */
const usualTimeouts = {
  /** The head of a request, and the first request on a connection. */
  headMs: 20_000,
  /** How often heads are checked. */
  checkMs: 5_000,
  /** Between two requests on a connection. nginx closes its own after a minute, so it is never the one surprised. */
  idleMs: 72_000,
  /** How often slow bodies are looked for. */
  bodyMs: 30_000,
  /** Without a byte in either direction while a request is being answered. */
  silentMs: 60_000,
};

export type ClientTimeouts = typeof usualTimeouts;

interface ServerOptions {
  logTo?: LogTarget | undefined;
  timeouts?: Partial<ClientTimeouts> | undefined;
}

/** A server that answers nothing yet, with the bounds every request has. */
export function newServer(
  { logLevel, trustProxy }: Pick<Config, 'logLevel' | 'trustProxy'>,
  { logTo, timeouts }: ServerOptions = {},
): FastifyInstance {
  const { headMs, checkMs, idleMs, bodyMs, silentMs } = { ...usualTimeouts, ...timeouts };
  const server = Fastify({
    ...logOptions(logLevel, logTo),
    bodyLimit: 256 * 1024,
    trustProxy,
    // The backstop of the longest honest upload; slow headers and slow bodies are cut much sooner.
    requestTimeout: 30 * 60_000,
    http: { headersTimeout: headMs, connectionsCheckingInterval: checkMs },
    keepAliveTimeout: idleMs,
    // Who asked for something and takes none of it for so long is gone; streams are written to more often.
    connectionTimeout: silentMs,
    genReqId: nextRequestName,
    forceCloseConnections: 'idle',
    // What arrives on a connection in the moment it is to close is answered like everything else.
    return503OnClosing: false,
    frameworkErrors: answerUnreadable,
    clientErrorHandler: answerUnreadableBytes,
  });
  server.removeContentTypeParser('text/plain');
  cutSlowBodies(server, { everyMs: bodyMs });
  warnAboutUntrustedProxies(server, trustProxy);
  return server;
}

/** How this process reaches itself, whatever it listens on; known once it listens. */
export function ownAddressOf({ server }: FastifyInstance): string {
  const { address, family, port } = server.address() as AddressInfo;
  const everywhere = address === '0.0.0.0' || address === '::';
  if (everywhere) return `http://127.0.0.1:${port}`;
  return family === 'IPv6' ? `http://[${address}]:${port}` : `http://${address}:${port}`;
}
