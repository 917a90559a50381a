import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { onTestFinished } from 'vitest';
import { waitMs } from '../../tools/test-timeouts.ts';
import { connectWithRetry } from '../../testing/connect-with-retry.ts';
import { bankAccount } from '../bank/account.ts';
import { serveBank } from '../bank/bank.ts';
import type { Callbacks } from '../bank/callbacks.ts';
import type { Fault } from '../bank/faults.store.ts';
import type { Patience } from '../bank/patience.ts';
import { fleeca } from '@forecourt/server/outside/bank/fleeca.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';

export interface Callback {
  body: Buffer;
  signature: string | undefined;
  at: number;
}

interface BankOptions {
  /** The shop's responses to callbacks, in order, then 200. */
  shopAnswers?: number[];
  patience?: Partial<Patience>;
}

/** The demo bank alone on a real database, and a shop that records its callbacks. */
export async function bankAndShop({ shopAnswers = [], patience }: BankOptions = {}) {
  const database = await freshDatabase();
  const { db, close } = connectWithRetry(database.config, 6);
  const shop = await startShop(shopAnswers);
  const app = Fastify();
  const apiKey = 'the key';
  const waits = { slowMs: 2 * waitMs, lateMs: 500, retryMs: 20, ...patience };
  let telling: Callbacks | undefined;
  const shopWaiting = (timeoutMs: number) => fleeca({ baseUrl: () => url, apiKey, mode: 'live', timeoutMs });
  await app.register(serveBank, {
    prefix: bankAccount.path,
    db,
    callbackUrl: () => shop.url,
    apiKey,
    shopName: 'Cars & <Co>',
    patience: waits,
    onStarted: (started) => (telling = started),
  });
  const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}${bankAccount.path}`;
  onTestFinished(async () => {
    const closing = app.close();
    app.server.closeAllConnections();
    await closing;
    await shop.close();
    await close();
    await database.drop();
  });

  return {
    app,
    db,
    url,
    apiKey,
    callbacks: shop.callbacks,
    /** Resolves when the bank has sent all callbacks so far. */
    noticesWritten: async () => telling?.finished(),
    bank: shopWaiting(waitMs),
    impatientBank: shopWaiting(300),
    /** Submits the form on the bank's page. */
    decide: async (id: string, decision: string, fault = '') =>
      fetch(`${url}/pay/${id}`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ decision, fault }),
      }),
    script: async (
      happens_on: 'open' | 'look' | 'callback',
      fault: Fault,
      more: { payment_id?: string; times?: number } = {},
    ) =>
      db
        .insertInto('demo.bank_faults')
        .values({ happens_on, fault, ...more })
        .execute(),
  };
}

async function startShop(answers: number[]) {
  const callbacks: Callback[] = [];
  const server = createServer(async (request, response) => {
    callbacks.push({ ...(await read(request)), at: Date.now() });
    response.writeHead(answers.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/callback`,
    callbacks,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function read(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const signature = request.headers['x-fleeca-signature'];
  return { body: Buffer.concat(chunks), signature: typeof signature === 'string' ? signature : undefined };
}
