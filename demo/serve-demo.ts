import type { FastifyInstance } from 'fastify';
import type { Config } from '@forecourt/server/config.ts';
import type { Database } from '@forecourt/server/database/database.ts';
import { bankCallbackPath } from '@forecourt/server/http/bank-callback.ts';
import { demoBankAccount } from './bank/account.ts';
import { serveBank } from './bank/bank.ts';
import { serveIdentityProvider } from './identity-provider/identity-provider.ts';

interface DemoParts {
  db: Database;
  config: Pick<Config, 'bank' | 'siteName'>;
  ownAddress: () => string;
}

/** What stands in for the game community's own servers: its sign-in, and its bank unless a real one is configured. */
export async function serveDemo(server: FastifyInstance, { db, config, ownAddress }: DemoParts): Promise<void> {
  await server.register(serveIdentityProvider, { prefix: '/demo/gta-world', db });
  if (config.bank) return;
  await server.register(serveBank, {
    prefix: '/demo/bank',
    db,
    apiKey: demoBankAccount.apiKey,
    callbackUrl: () => `${ownAddress()}${bankCallbackPath}`,
    shopName: config.siteName,
  });
}
