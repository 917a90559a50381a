/** Set IDLE_ROUNDS for fewer rounds during development. */
import type { Socket } from 'node:net';
import { chromium, type BrowserContext } from '@playwright/test';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { newServer } from '../server/http/operations/new-server.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { findBrowser, launchArgs, thisMachine } from '../tools/browser.ts';

const rounds = Number(process.env.IDLE_ROUNDS ?? 200);
const tabs = 10;
const timeouts = { headMs: 400, checkMs: 50, idleMs: 50 };

let context: BrowserContext;
beforeAll(async () => {
  // Only a full browser with a persistent profile opens connections ahead.
  const machine = thisMachine();
  const canRun = (path: string) => !path.includes('headless-shell') && machine.canRun(path);
  const executablePath = findBrowser({ ...machine, isDebian: false, canRun });
  context = await chromium.launchPersistentContext(await temporaryFolder(), { executablePath, args: launchArgs() });
});
afterAll(() => context.close());

/** Counts the connections that are closed before any request. */
const count = { opened: 0, unused: 0 };

async function startServer(): Promise<string> {
  const app = newServer({ logLevel: 'silent', trustProxy: false }, { timeouts });
  app.server.keepAliveTimeoutBuffer = 0;
  app.get('/', async (_request, reply) => reply.type('text/html').send('<!doctype html><title>Idle</title>'));
  app.get('/asked', async () => 'answered');
  app.post('/asked', async () => 'answered');
  app.server.on('connection', () => count.opened++);
  app.server.on('clientError', (_error: Error, { bytesRead }: Socket) => void (count.unused += bytesRead ? 0 : 1));
  onTestFinished(() => app.close());
  return app.listen({ port: 0, host: '127.0.0.1' });
}

/** Opens a connection ahead, as browsers do, uses it about when the server closes it, and returns failures. */
async function askAtTheEdge({ times, headMs, checkMs }: { times: number; headMs: number; checkMs: number }) {
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const failed: string[] = [];
  for (let round = 0; round < times; round++) {
    const link = document.createElement('link');
    // Connections without cookies are separate from those the page itself used.
    document.head.append(Object.assign(link, { rel: 'preconnect', href: location.origin, crossOrigin: 'anonymous' }));
    await pause(headMs + (Math.random() * 3 - 1) * checkMs);
    link.remove();
    const method = round % 2 ? 'POST' : 'GET';
    await fetch('/asked', { method, credentials: 'omit' }).then(
      async (answer) => (await answer.text()) === 'answered' || failed.push(`${method} ${answer.status}`),
      (error: unknown) => failed.push(`${method} ${String(error)}`),
    );
    // The server closes this one before the next round opens another.
    await pause(4 * checkMs);
  }
  return failed;
}

test(
  'a request sent just as the server closes an idle connection gets its response',
  { timeout: 1_200_000 },
  async ({ annotate }) => {
    const requests = Array.from({ length: tabs }, async () => {
      const page = await context.newPage();
      await page.goto(await startServer());
      return page.evaluate(askAtTheEdge, { times: rounds, ...timeouts });
    });
    const failed = (await Promise.all(requests)).flat();
    await annotate(
      `${rounds * tabs} requests, half of them POST, each sent about when the server closed its connection: ` +
        `${count.unused} of ${count.opened} connections were closed unused, ${failed.length} requests failed`,
    );
    expect(failed).toEqual([]);
    // Some came in time and some too late. Otherwise nothing was at the edge.
    expect(count.unused).toBeGreaterThan(rounds);
    expect(count.unused).toBeLessThan(rounds * tabs);
  },
);
