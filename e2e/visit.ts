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
  dealer: personas.dealerOwner,
  staff: personas.admin,
  dealerApplications: personas.admin,
};

/** A page with tabs redirects to one of them, so its tabs are visited instead. */
export const visits: Visit[] = (Object.keys(pages) as PageName[]).flatMap((name) => {
  const page = pages[name];
  const persona = page.needs === 'public' ? null : (narrower[name] ?? personas.oneCharacter);
  const ofPage: Record<string, TabRule> = name in tabs ? tabs[name as keyof typeof tabs] : {};
  const ofTabs = Object.entries(ofPage).map(([tab, { path }]) => ({ name: `${name}-${tab}`, path, persona }));
  return ofTabs.length > 0 ? ofTabs : [{ name, path: page.path.replace(/\$\w+/, '1'), persona }];
});

/** Opens it and waits until its content is shown. */
export async function visit(page: Page, one: Visit): Promise<void> {
  const { name } = one;
  // The login page redirects to the provider right away. Blocked, the page can be checked.
  if (name === 'login') await page.route('**/api/auth/start-sign-in', () => undefined);
  await page.goto(await addressOf(page, one));
  await page.locator('main').waitFor();
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]:not(button)'));
  await settled(page);
}

/** Pages of a user's own items are opened from their lists. */
const lists: Partial<Record<string, string>> = { conversation: '/messages', ticket: '/support?tab=tickets' };

/** A payment's pages need its number, which is in its owner's history. */
async function addressOf(page: Page, { name, path }: Visit): Promise<string> {
  const list = lists[name];
  if (list) {
    await page.goto(list);
    const opens = page.locator(`main a[href^="${path.replace(/1$/, '')}"]`).first();
    return (await opens.getAttribute('href')) ?? path;
  }
  if (name !== 'receipt' && name !== 'paymentReturn') return path;
  await page.goto(`${pages.paymentHistory.path}?status=completed`);
  const receipt = await page
    .getByRole('link', { name: /^Receipt/ })
    .first()
    .getAttribute('href');
  const id = receipt?.split('/').at(-1) ?? '';
  return name === 'receipt' ? path.replace(/1$/, id) : `${path}?payment_id=${id}`;
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
