import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { startParts, type GivenDeps } from './app/parts.ts';
import { serveEverything } from './app/routes.ts';
import { drainConnections, type DrainOptions } from './http/drain.ts';
import type { LogTarget } from './http/log.ts';
import { newServer, type ClientTimeouts } from './http/new-server.ts';
import type { Pages } from './http/pages.ts';
import { removeOldUploads } from './http/upload-folders.ts';
import type { ReadSettings } from './features/settings/settings-reader.ts';
import { processName } from './lib/process-name.ts';

interface AppDeps extends GivenDeps {
  /** Null where only the calls are wanted. */
  pages: Pages | null;
  /** For tests: answers that are ready JSON are read against their shape, and a failure has to be one the call lists. */
  checkAnswers?: boolean;
  /** How it takes leave of the proxy before it; not at all in tests, where none is there. */
  leaving?: DrainOptions;
  /** For tests: where the lines of the log go. */
  logTo?: LogTarget;
  /** For tests: how long clients may take. */
  timeouts?: Partial<ClientTimeouts>;
}

export interface App {
  server: FastifyInstance;
  listen: () => Promise<string>;
  /** The settings as this process has them now. */
  settings: ReadSettings;
  /** Views and inquiries that were noted so far are written down. */
  countedUp: () => Promise<void>;
  /** Lets what is under way finish; the connections are whose who opened them. */
  stop: () => Promise<void>;
}

/** Builds the server from its parts; tests build the same one. */
export async function buildApp({
  pages,
  checkAnswers = false,
  leaving,
  logTo,
  timeouts,
  ...given
}: AppDeps): Promise<App> {
  const { port, host } = given.config;
  const server = newServer(given.config, { logTo, timeouts });
  const parts = await startParts(given, server);
  await removeOldUploads(new Date());
  const toldElsewhere = drainConnections(server, parts.stopping);
  await serveEverything(server, parts, { pages, checkAnswers });

  async function closeServer(): Promise<void> {
    if (leaving) await toldElsewhere(leaving);
    // A connection whose last answer goes out while we stop is kept alive by its client and would hold us back.
    const letGo = setInterval(() => server.server.closeIdleConnections(), 50);
    await server.close().finally(() => clearInterval(letGo));
  }

  let stopped: Promise<void> | null = null;
  return {
    server,
    async listen() {
      const address = await server.listen({ port, host });
      await parts.live.rename(processName({ host, port: (server.server.address() as AddressInfo).port }));
      return address;
    },
    settings: parts.settings,
    countedUp: parts.views.flush,
    stop: () => (stopped ??= parts.stop(closeServer)),
  };
}
