import { test as base, expect, type BrowserContext } from '@playwright/test';
import { startServer } from './server-process.ts';

interface Complaints {
  /** What this story provokes on purpose and the browser may complain about. */
  allow: (pattern: RegExp) => void;
}

/** Every story has a site of its own worker's, and fails when the browser complains about anything it did not provoke. */
export const test = base.extend<{ complaints: Complaints }, { site: string }>({
  site: [
    async ({}, use) => {
      const server = await startServer();
      await use(server.url);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site),
  complaints: [
    async ({ context }, use) => {
      const heard = listen(context);
      const allowed: RegExp[] = [];
      await use({ allow: (pattern) => void allowed.push(pattern) });
      const unexpected = heard.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect(unexpected, 'the browser complained').toEqual([]);
    },
    { auto: true },
  ],
});

/** Uncaught errors and console errors, which is also where violations of the content security policy are told. */
function listen(context: BrowserContext): string[] {
  const heard: string[] = [];
  context.on('weberror', (event) => heard.push(`uncaught: ${event.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error') heard.push(`${message.text()} (${message.location().url})`);
  });
  return heard;
}

export { expect };
