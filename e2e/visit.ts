import { pages, type PageName } from '@forecourt/contract/pages.ts';
import { tabs, type TabRule } from '@forecourt/contract/tabs.ts';
import type { Page } from '@playwright/test';
import { personas, type Persona } from './personas.ts';

/** Which person opens each page when all are visited, and by which address. */
export interface Visit {
  /** A tab's name combines page and tab: staff-tickets. */
  name: string;
  path: string;
  persona: Persona | null;
}

const narrower: Partial<Record<PageName, Persona>> = {
  completeProfile: personas.incompleteProfile,
  /** As its party, who sees most of it. */
  bill: personas.oneCharacter,
  dealer: personas.dealerOwner,
  staff: personas.admin,
  dealerApplications: personas.admin,
};

/**
 * A page with tabs redirects to one of them, so its tabs are visited instead. A page that introduces itself is visited by
 * a visitor too.
 */
export const visits: Visit[] = (Object.keys(pages) as PageName[]).flatMap((name) => {
  const page = pages[name];
  const persona = narrower[name] ?? (page.needs === 'public' ? null : personas.oneCharacter);
  const ofPage: Record<string, TabRule> = name in tabs ? tabs[name as keyof typeof tabs] : {};
  const ofTabs = Object.entries(ofPage).map(([tab, { path }]) => ({ name: `${name}-${tab}`, path, persona }));
  if (ofTabs.length > 0) return ofTabs;
  const own = { name, path: page.path.replace(/\$\w+/, '1'), persona };
  return 'introduces' in page ? [own, { ...own, name: `${name}-visitor`, persona: null }] : [own];
});

/** Opens it and waits until its content is shown. */
export async function visit(page: Page, one: Visit): Promise<void> {
  const { name } = one;
  // The login page redirects to the provider right away. Blocked, the page can be checked.
  if (name === 'login') await page.route('**/api/auth/start-sign-in', () => undefined);
  await open(page, await addressOf(page, one));
  await settled(page);
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('main :is(h1, h2)').first().waitFor();
  await page.waitForFunction(
    () => !document.querySelector('main [aria-busy="true"]:not(button), main .animate-breathe'),
  );
}

/** Pages of one car, conversation, ticket or payment are opened from these lists. */
const lists: Partial<Record<string, string>> = {
  car: pages.browse.path,
  bill: pages.sales.path,
  compare: pages.browse.path,
  editListing: pages.myListings.path,
  conversation: pages.messages.path,
  ticket: `${pages.support.path}?tab=tickets`,
  receipt: `${pages.paymentHistory.path}?status=completed`,
  paymentReturn: `${pages.paymentHistory.path}?status=completed`,
};

async function addressOf(page: Page, { name, path }: Visit): Promise<string> {
  if (name === 'helpAnswer') return `${pages.help.path}/fees`;
  if (name === 'marketModel') {
    await open(page, pages.market.path);
    return (await page.locator('main a[href^="/market/"]').first().getAttribute('href'))!;
  }
  const list = lists[name];
  if (!list) return path;
  await open(page, list);
  if (name === 'compare')
    return `${path}?cars=${[...new Set(await idsIn(page, pages.car.path))].slice(0, 3).join(',')}`;
  if (name !== 'paymentReturn') return path.replace(/1$/, (await idsIn(page, path))[0]!);
  return `${path}?payment_id=${(await idsIn(page, pages.receipt.path))[0]!}`;
}

/** The ids in links to this page, in their order. */
async function idsIn(page: Page, path: string): Promise<string[]> {
  const prefix = path.replace(/(?:\$\w+|1)$/, '');
  const links = await page
    .locator(`main a[href^="${prefix}"]`)
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')!));
  return links.map((href) => href.slice(prefix.length)).filter((id) => /^(\d+|FC-\w+)$/.test(id));
}

/** Waits until fonts are loaded and animations are over, so that measurements are stable. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect, playState }) => {
      const endless = effect?.getComputedTiming().endTime === Infinity;
      return endless || playState === 'finished';
    }),
  );
}
