import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { addresses } from '@forecourt/contract/addresses.generated.ts';
import type { contract } from '@forecourt/contract/contract.ts';
import { createClient, type Client } from '@forecourt/contract/kit/client.ts';
import { onTestFinished } from 'vitest';
import { buildApp, type App } from '../server/app.ts';
import { readConfig, type Config } from '../server/config/config.ts';
import { connect, inTheBackground, type Database } from '../server/database/database.ts';
import { createSession } from '../server/features/accounts/sessions.store.ts';
import type { DeliveryLimits } from '../server/flows/webhooks/webhook-parts.ts';
import type { LogTarget } from '../server/http/operations/log.ts';
import type { ClientTimeouts } from '../server/http/operations/new-server.ts';
import type { Pages } from '../server/http/pages/pages.ts';
import { loadDemo } from '../server/start/load-demo.ts';
import { hashToken, newToken } from '../server/lib/secrets.ts';
import { Browser } from './browser.ts';
import { freshDatabase, type FreshDatabase } from './fresh-database.ts';
import { personas, type Persona } from './personas.ts';
import { waitMs } from '../tools/test-timeouts.ts';
import { temporaryFolder } from './temporary-folder.ts';

export interface SignedIn {
  id: number;
  browser: Browser;
  api: Client<typeof contract>;
}

/** A real server on its own real database, and users who use it over HTTP. */
export interface Site {
  url: string;
  app: App;
  db: Database;
  database: FreshDatabase;
  visitor: () => Omit<SignedIn, 'id'>;
  as: (persona: Persona) => Promise<SignedIn>;
  asUser: (id: number) => Promise<SignedIn>;
  close: () => Promise<void>;
}

const running = new Set<Site>();

/** The processes of the site with this database. */
export const processesOn = (database: FreshDatabase): Site[] =>
  [...running].filter((site) => site.database === database);

export const siteAt = (url: string): Site => [...running].find((site) => site.url === url)!;

interface SiteOptions {
  config?: Partial<Config>;
  /** Starts another process of the same site. */
  on?: FreshDatabase;
  appKey?: Buffer;
  /** Opens the connection for requests. */
  connectRequests?: typeof connect;
  /** Opens the connection for jobs. */
  connectJobs?: typeof connect;
  /** None if only the API is needed. */
  pages?: Pages | null;
  logTo?: LogTarget;
  timeouts?: Partial<ClientTimeouts>;
  deliveryLimits?: DeliveryLimits;
}

export async function startSite({
  config = {},
  on,
  appKey = randomBytes(32),
  connectRequests = connect,
  connectJobs = connect,
  pages = null,
  logTo,
  timeouts,
  deliveryLimits,
}: SiteOptions = {}): Promise<Site> {
  const database = on ?? (await freshDatabase());
  // A busy machine is no reason to fail, so timeouts are long.
  const patient = { connectionTimeoutMs: waitMs, idleTransactionMs: waitMs };
  const requests = connectRequests(database.config, 8, { ...patient, statementTimeoutMs: waitMs });
  const background = connectJobs(database.config, 6, { ...inTheBackground, ...patient });
  const dataDir = await temporaryFolder();
  const configured: Config = {
    ...readConfig({
      RATE_LIMITS: 'off',
      // Visitors must see changes right away, or every such test would have to wait.
      RESPONSE_CACHE_MB: '0',
      LOG_LEVEL: process.env.TEST_LOG ?? 'silent',
      PORT: '0',
      DATA_DIR: dataDir,
    }),
    ...config,
  };
  const app = await buildApp({
    config: configured,
    demo: await loadDemo(configured),
    appKey,
    requests,
    background,
    databaseConfig: database.config,
    pages,
    checkAnswers: true,
    ...(logTo && { logTo }),
    ...(timeouts && { timeouts }),
    ...(deliveryLimits && { deliveryLimits }),
  });
  const url = await app.listen();
  const { db } = requests;

  const visitor = () => {
    const browser = new Browser(url);
    return { browser, api: createClient<typeof contract>(addresses, browser.fetch) };
  };

  const site: Site = {
    url,
    app,
    db,
    database,
    visitor,
    async as(persona) {
      const { id } = await db
        .selectFrom('users')
        .select('id')
        .where('name', '=', personas[persona])
        .executeTakeFirstOrThrow();
      return site.asUser(id);
    },
    async asUser(id) {
      const token = newToken();
      await createSession(db, hashToken(token), id);
      const person = visitor();
      person.browser.cookies.set('forecourt_session', token);
      return { id, ...person };
    },
    async close() {
      running.delete(site);
      await app.stop();
      await Promise.all([requests.close(), background.close()]);
      await rm(dataDir, { recursive: true, force: true });
      if (!on) await database.drop();
    },
  };
  running.add(site);
  return site;
}

/** A site for one test only. */
export async function siteForThisTest(options?: SiteOptions): Promise<Site> {
  const site = await startSite(options);
  onTestFinished(site.close);
  return site;
}
