import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { startParts, type StartedDeps } from './app/parts.ts';
import { serveEverything } from './app/routes.ts';
import { drainConnections, type DrainOptions } from './http/operations/drain.ts';
import type { LogTarget } from './http/operations/log.ts';
import { newServer, type ClientTimeouts } from './http/operations/new-server.ts';
import type { Pages } from './http/pages/pages.ts';
import { removeOldUploads } from './http/calls/upload-folders.ts';
import type { LiveHub } from './events/live.ts';
import type { ReadSettings } from './features/settings/settings-reader.ts';
import { processName } from './lib/process-name.ts';

interface AppDeps extends StartedDeps {
  /** Null if only the API is served. */
  pages: Pages | null;
  /**
   * For tests: validates pre-serialized responses against their schema and rejects error codes the call doesn't list.
   */
  checkAnswers?: boolean;
  /** How to drain connections from the proxy before stopping. Tests have no proxy and skip this. */
  draining?: DrainOptions;
  /** For tests: where log lines go. */
  logTo?: LogTarget;
  /** For tests: client timeouts. */
  timeouts?: Partial<ClientTimeouts>;
}

/** Connections that wait to be accepted. With Node's 511, a larger burst is partly reset while the process is busy. */
const backlog = 4096;

export interface App {
  server: FastifyInstance;
  listen: () => Promise<string>;
  /** The settings as this process currently knows them. */
  settings: ReadSettings;
  live: LiveHub;
  /** Writes the views and inquiries that were counted in memory to the database. */
  countedUp: () => Promise<void>;
  /** Lets running requests finish. Connections are closed by the code that opened them. */
  stop: () => Promise<void>;
}

/** Builds the server from its parts. Tests build the same one. */
export async function buildApp({
  pages,
  checkAnswers = false,
  draining,
  logTo,
  timeouts,
  ...given
}: AppDeps): Promise<App> {
  const { port, host } = given.config;
  const server = newServer(given.config, { logTo, timeouts });
  const parts = await startParts(given, server);
  await removeOldUploads(new Date());
  const drain = drainConnections(server, parts.stopping);
  await serveEverything(server, parts, { pages, checkAnswers });

  async function closeServer(): Promise<void> {
    if (draining) await drain(draining);
    // Clients keep a connection alive after its last response, which would delay the shutdown.
    const closingIdle = setInterval(() => server.server.closeIdleConnections(), 50);
    await server.close().finally(() => clearInterval(closingIdle));
  }

  let stopped: Promise<void> | null = null;
  return {
    server,
    async listen() {
      const address = await server.listen({ port, host, backlog });
      await parts.live.rename(processName({ host, port: (server.server.address() as AddressInfo).port }));
      return address;
    },
    settings: parts.settings,
    live: parts.live,
    countedUp: parts.views.flush,
    stop: () => (stopped ??= parts.stop(closeServer)),
  };
}
