import { addresses } from '@forecourt/contract/addresses.generated.ts';
import type { contract } from '@forecourt/contract/contract.ts';
import { createClient } from '@forecourt/contract/kit/client.ts';
import { test as base, expect, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { Browser as HttpBrowser } from '../testing/browser.ts';
import { reachCharacterChoice } from '../testing/sign-in.ts';
import { testMs } from '../tools/test-timeouts.ts';
import type { Persona } from './personas.ts';
import { startServer } from './server-process.ts';

export type SetCookie = Parameters<BrowserContext['addCookies']>[0][number];

interface Complaints {
  /** Browser errors this story causes on purpose. */
  allow: (pattern: RegExp) => void;
  /** Also fails on errors in another browser. */
  listenTo: (context: BrowserContext) => Promise<void>;
}

interface Fixtures {
  complaints: Complaints;
  /** Logs this story's browser in. Stories about logging in or out use the provider's page themselves. */
  become: (persona: Persona) => Promise<void>;
  /** A further person in a browser of their own, which closes with the story. Null for a visitor. */
  newPerson: (persona: Persona | null, options?: BrowserContextOptions) => Promise<Page>;
}

interface WorkerFixtures {
  site: string;
  sessionOf: (persona: Persona) => Promise<SetCookie[]>;
}

/** Every worker has its own site, and a story fails on any browser error it didn't cause on purpose. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    async ({}, use) => {
      const server = await startServer();
      await use(server.url);
      await server.stop();
    },
    { scope: 'worker', timeout: 2 * testMs },
  ],
  baseURL: async ({ site }, use) => use(site),
  sessionOf: [
    async ({ site }, use) => {
      const sessions = new Map<Persona, Promise<SetCookie[]>>();
      await use((persona) => sessions.getOrInsertComputed(persona, () => cookiesOf(site, persona)));
    },
    { scope: 'worker' },
  ],
  become: async ({ context, sessionOf }, use) =>
    use(async (persona) => {
      const cookies = await sessionOf(persona);
      // Pages the previous person left open would request their data and be rejected.
      for (const page of context.pages()) await page.goto('about:blank');
      await context.addCookies(cookies);
    }),
  newPerson: async ({ browser, site, sessionOf, complaints }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (persona, options) => {
      const context = await browser.newContext({ baseURL: site, reducedMotion: 'reduce', ...options });
      contexts.push(context);
      await complaints.listenTo(context);
      if (persona) await context.addCookies(await sessionOf(persona));
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  complaints: [
    async ({ context }, use) => {
      const heard: string[] = [];
      const allowed: RegExp[] = [];
      const listenTo = (one: BrowserContext) => listen(one, heard);
      await listenTo(context);
      await use({ allow: (pattern) => void allowed.push(pattern), listenTo });
      const unexpected = heard.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect(unexpected, 'unexpected browser errors').toEqual([]);
    },
    { auto: true },
  ],
});

/** Once per worker and person, through the calls the pages make. The pages themselves have their own stories. */
async function cookiesOf(site: string, persona: Persona): Promise<SetCookie[]> {
  const browser = new HttpBrowser(site);
  const api = createClient<typeof contract>(addresses, browser.fetch);
  const { bearer, user, characters } = await reachCharacterChoice({ browser, api }, persona);
  await api.accounts.authenticate({ gta_world_user: user, selected_character: characters[0]! }, { bearer });
  return [...browser.cookies].map(([name, value]) => ({ name, value, url: site, httpOnly: true, sameSite: 'Lax' }));
}

/** Collects uncaught errors and console errors, which include content security policy violations. */
async function listen(context: BrowserContext, heard: string[]): Promise<void> {
  context.on('weberror', (event) => heard.push(`uncaught: ${event.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error') heard.push(`${message.text()} (${message.location().url})`);
  });
  // A caught violation is reported nowhere else.
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`Content security policy violation: ${violatedDirective} ${blockedURI}`),
    );
  });
}

export { expect };
