/** `STORED_PAGES=20` opens at most that many pages as each person. */
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { pages } from '@forecourt/contract/pages.ts';
import { tabs, type TabRule } from '@forecourt/contract/tabs.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrowser, launchArgs } from '../tools/browser.ts';
import { buildPages, builds } from '../tools/build.ts';
import { actorsOn, type Actor, type Scene } from '../testing/access/actors.ts';
import { eachPayload } from '../testing/hostile/payloads.ts';
import { hostileReturnAddresses } from '../testing/hostile/return-addresses.ts';
import { storeEverywhere, type StoredTexts } from '../testing/hostile/store-everywhere.ts';
import { layTripwire, linksAway, loadedThings, numbersShown } from '../e2e/tripwire.ts';
import { startSite, type Site } from '../testing/site.ts';
import { loadPages } from '../server/http/pages/pages.ts';

const atMost = Number(process.env.STORED_PAGES ?? 150);
const timeout = 1_800_000;

let site: Site;
let actors: Actor[];
let texts: StoredTexts;
let browser: Browser;
/** In a name from the game's provider. */
const nameNumber = 99;

beforeAll(async () => {
  await buildPages();
  site = await startSite({ config: { webhookLoopback: true }, pages: await loadPages(builds) });
  actors = await actorsOn(site);
  texts = await storeEverywhere(site.url, actors);
  const admin = await site.as('admin');
  await admin.api.settings.updateAll({
    settings: [{ setting_key: 'site_contact_text', setting_value: `</script><script>t(${nameNumber + 1})</script>` }],
  });
  // Names come from the provider, so they can be anything.
  await sql`update users set name = '<img src=x onerror=t(' || ${nameNumber}::text || ')>' || id
    where name in ('Bea Lund', 'Sol Keane', 'Owen Pryce', 'Tess Wynn', 'Kenji Mori')`.execute(site.db);
  browser = await chromium.launch({ executablePath: findBrowser(), args: launchArgs() });
}, timeout);
afterAll(async () => {
  await browser.close();
  await site.close();
});

async function contextOf(actor: Actor | null): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  const cookies = [...(actor?.browser.cookies ?? [])];
  await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: site.url })));
  // A visitor who has to log in would be redirected to the provider right away. Blocked, the page can be checked.
  await context.route('**/api/auth/start-sign-in', () => undefined);
  return context;
}

const idsOf = (scene: Scene): Record<string, (number | string)[]> => ({
  editListing: [scene.draftId],
  car: [scene.car, scene.flaggedCar],
  user: [scene.userId, scene.buyerId],
  company: [scene.dealerId, scene.eclipseId],
  conversation: [scene.conversationId, scene.groupId],
  ticket: [scene.ticketId, scene.appealTicketId],
  receipt: [scene.paidPayment],
});

/** Every page of the contract with this person's own items, and every tab. */
function addressesFor({ scene }: Actor): string[] {
  const ids = idsOf(scene);
  const own = Object.entries(pages).flatMap(([name, { path }]) =>
    path.includes('$') ? (ids[name] ?? [1]).map((id) => path.replace(/\$\w+/, String(id))) : [path],
  );
  const ofTabs = Object.values(tabs).flatMap((ofPage) => Object.values<TabRule>(ofPage).map(({ path }) => path));
  return [...new Set([...own, ...ofTabs])];
}

/** Of addresses that differ only in a number, a few are opened. */
const kindOf = (address: string) => address.replaceAll(/\d+/g, '#').replaceAll(/=[^&]*/g, '=');

async function settle(page: Page): Promise<void> {
  await page.locator('main').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]:not(button)'));
}

/** Opens everything linked from these addresses, including collapsed parts. */
async function walk(page: Page, first: readonly string[], look: (address: string) => Promise<void>): Promise<number> {
  const waiting = [...first];
  const seen = new Set(waiting);
  const kinds = new Map<string, number>();
  let opened = 0;
  for (let address = waiting.shift(); address !== undefined && opened < atMost; address = waiting.shift()) {
    await page.goto(`${site.url}${address}`);
    await settle(page);
    opened += 1;
    await look(address);
    const links = await page.evaluate(() =>
      [...document.querySelectorAll('a[href]')].map((link) => (link as HTMLAnchorElement).href),
    );
    for (const link of links.filter((one) => one.startsWith(`${site.url}/`))) {
      const next = link.slice(site.url.length).replace(/#.*/, '');
      const times = kinds.get(kindOf(next)) ?? 0;
      if (seen.has(next) || times >= 2 || /^\/(api|photos)\b/.test(next)) continue;
      kinds.set(kindOf(next), times + 1);
      seen.add(next);
      waiting.push(next);
    }
  }
  return opened;
}

test('the tripwire works: unescaped text trips it and violates the policy', async ({ annotate }) => {
  for (const text of eachPayload(7)) {
    const context = await contextOf(null);
    const { tripped } = await layTripwire(context, site.url);
    const page = await context.newPage();
    await page.setContent(`<p>${text}</p>`);
    await expect.poll(() => tripped.join(), { message: text }).toContain('script 7 ran');
    await context.close();
  }
  const context = await contextOf(null);
  const { tripped } = await layTripwire(context, site.url);
  const page = await context.newPage();
  const { headers } = await fetch(site.url);
  await page.route('**/unescaped', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': headers.get('content-security-policy')! },
      body: `<p>${eachPayload(8).join('')}<img src="https://canary.example/8.png"></p>`,
    }),
  );
  await page.goto(`${site.url}/unescaped`);
  await expect.poll(() => tripped.join()).toContain('the policy was violated');
  expect(tripped.join()).not.toContain('ran');
  await context.close();
  await annotate(
    `Negative control: ${eachPayload(7).length} texts that are not escaped all trip the wire, and under the site's own policy each is reported as a violation`,
  );
});

test('a script in any text of any call runs on no page for anyone', { timeout }, async ({ annotate }) => {
  const titles = ['visitor', 'member on their own', 'dealer’s owner on their dealer’s', 'moderator', 'admin'];
  const shown = new Set<number>();
  const faults: string[] = [];
  let opened = 0;
  for (const title of titles) {
    const actor = actors.find((one) => one.title === title)!;
    const context = await contextOf(title === 'visitor' ? null : actor);
    const { tripped } = await layTripwire(context, site.url);
    const page = await context.newPage();
    opened += await walk(page, addressesFor(actor), async (address) => {
      for (const number of await page.evaluate(numbersShown)) shown.add(number);
      for (const thing of await page.evaluate(loadedThings)) faults.push(`${title} at ${address}: ${thing}`);
    });
    faults.push(...tripped.map((what) => `${title}: ${what}`));
    await context.close();
  }
  expect(faults.join('\n')).toBe('');
  const unseen = texts.stored.filter(({ number }) => !shown.has(number)).map(({ field }) => field);
  await annotate(
    `Scripts in ${texts.stored.length} texts of calls, in names of the provider and in the site's own contact line; ${opened} pages opened by ${titles.length} people: nothing ran, no violation of the policy, no navigation away, nothing asked of another host, no attribute or address that would run; ${shown.size} of the texts were seen on these pages as text`,
  );
  await annotate(`Not seen on any of these pages, or written over by a later one: ${unseen.join(', ')}`);
  await annotate(`Refused by their shape: ${[...new Set(texts.refused)].join(', ')}`);
  expect(texts.untried).toEqual([]);
});

test(
  'a return address never leads to another site, on any page that accepts one',
  { timeout },
  async ({ annotate }) => {
    const addresses = hostileReturnAddresses(site.url);
    const faults: string[] = [];
    const member = actors.find(({ title }) => title === 'member on their own')!;
    const context = await contextOf(member);
    const { tripped } = await layTripwire(context, site.url);
    const page = await context.newPage();
    const takers = [pages.login.path, pages.completeProfile.path];
    for (const path of takers)
      for (const address of addresses) {
        await page.goto(`${site.url}${path}?returnUrl=${address}`);
        // A logged-in user with a complete profile is redirected right away.
        await page.waitForURL(({ pathname, origin }) => origin !== site.url || !takers.some((one) => one === pathname));
        if (!page.url().startsWith(`${site.url}/`)) faults.push(`${path} with ${address} led to ${page.url()}`);
      }
    await context.close();
    // After the provider, the user is redirected to the address the tab remembers.
    const visitors = await contextOf(null);
    const visitorsWire = await layTripwire(visitors, site.url);
    const tab = await visitors.newPage();
    await tab.goto(`${site.url}/terms`);
    for (const address of addresses) {
      const returnAddress = decodeURIComponent(address);
      await tab.evaluate((text) => sessionStorage.setItem('forecourt.return', text), returnAddress);
      await tab.goto(`${site.url}${pages.authCallback.path}?error=access_denied`);
      await settle(tab);
      for (const link of await tab.evaluate(linksAway)) faults.push(`the callback with ${address}: ${link}`);
    }
    await visitors.close();
    expect([...faults, ...tripped, ...visitorsWire.tripped].join('\n')).toBe('');
    await annotate(
      `${addresses.length} hostile return addresses on ${takers.join(', ')} and kept for ${pages.authCallback.path} (other hosts with every kind of slash, backslash, line break, @, scripts, data, nested encodings): none led away from the site, none became a link to another`,
    );
  },
);
