import type { DemoDeps } from '@forecourt/server/lib/demo-world.ts';
import { bankCallbackPath } from '@forecourt/server/http/calls/bank-callback.ts';
import type { FastifyInstance } from 'fastify';
import { bankAccount } from './bank/account.ts';
import { serveBank } from './bank/bank.ts';
import { serveChat } from './chat/chat.ts';
import { chatPlace } from './chat/place.ts';
import { serveDayEnd } from './clock/day-end.ts';
import { signInClient } from './identity-provider/client.ts';
import { serveIdentityProvider } from './identity-provider/identity-provider.ts';

/** Stand-ins for the game community's servers: its login, and its bank unless a real one is configured. */
export async function serveDemo(server: FastifyInstance, { db, config, ownAddress }: DemoDeps): Promise<void> {
  await server.register(serveIdentityProvider, { prefix: signInClient.path, db });
  await server.register(serveDayEnd, { prefix: '/demo/clock', db });
  await server.register(serveChat, { prefix: chatPlace.path, db, siteName: config.siteName });
  if (config.bank) return;
  await server.register(serveBank, {
    prefix: bankAccount.path,
    db,
    apiKey: bankAccount.apiKey,
    callbackUrl: () => `${ownAddress()}${bankCallbackPath}`,
    shopName: config.siteName,
  });
}
