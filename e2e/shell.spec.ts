import { pages } from '@forecourt/contract/pages.ts';
import { expect, test } from './fixtures.ts';
import { personas } from './personas.ts';
import { shell } from './shell.ts';
import { signInAs } from './sign-in.ts';

test('the account menu closes with Escape and with a click outside', async ({ page }) => {
  await signInAs(page, personas.oneCharacter);
  const { accountMenu, entry } = shell(page);
  await accountMenu.click();
  await expect(entry('Payment History')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(entry('Payment History')).toBeHidden();
  await expect(accountMenu).toBeFocused();
  await accountMenu.click();
  await expect(entry('Payment History')).toBeVisible();
  await page.getByRole('main').click({ position: { x: 5, y: 5 } });
  await expect(entry('Payment History')).toBeHidden();
});

const entries = {
  member: {
    persona: personas.oneCharacter,
    shown: ['Saved', 'Become a Dealer'],
    hidden: ['Dealer Portal', 'Staff Portal', 'Admin Portal'],
  },
  dealer: { persona: personas.dealerOwner, shown: ['Dealer Portal'], hidden: ['Become a Dealer', 'Staff Portal'] },
  support: { persona: personas.support, shown: ['Staff Portal'], hidden: ['Admin Portal'] },
  admin: { persona: personas.admin, shown: ['Admin Portal'], hidden: ['Staff Portal'] },
};
for (const [who, { persona, shown, hidden }] of Object.entries(entries)) {
  test(`the account menu of a ${who} has exactly their entries`, async ({ page }) => {
    await signInAs(page, persona);
    const { accountMenu, entry } = shell(page);
    await accountMenu.click();
    for (const name of ['Profile', 'My Tickets', 'Payment History', 'Sign Out', ...shown])
      await expect(entry(name)).toBeVisible();
    for (const name of hidden) await expect(entry(name)).toHaveCount(0);
  });
}

test('on a phone the menu opens, navigates and closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const { mobileMenu } = shell(page);
  await mobileMenu.click();
  await page.getByRole('dialog').getByRole('link', { name: 'Browse Cars' }).click();
  await expect(page).toHaveURL('/browse');
  await expect(mobileMenu).toHaveAttribute('aria-expanded', 'false');
});

test('nothing is wider than a small phone', async ({ page, complaints }) => {
  complaints.allow(/404.*\/nowhere/);
  for (const [path, width] of [
    ['/', 360],
    ['/terms', 360],
    ['/nowhere', 360],
    ['/terms', 320],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(path);
    await page.getByRole('main').waitFor();
    await expect(shell(page).login).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
  }
});

test('an unknown address returns 404 and offers links', async ({ page, complaints }) => {
  complaints.allow(/404.*\/nowhere/);
  const answer = await page.goto('/nowhere');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

test('every page forbids inline code and foreign frames', async ({ page }) => {
  const answer = await page.goto('/');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
});

test('the first HTML has the page’s title, and the page keeps it', async ({ page, request }) => {
  for (const { path, title, needs } of Object.values(pages)) {
    if (needs !== 'public' || path.includes('$') || path === '/login' || path === '/auth/callback') continue;
    const wanted = title ? `${title} · Forecourt` : 'Forecourt';
    expect(await (await request.get(path)).text()).toContain(`<title>${wanted}</title>`);
    await page.goto(path);
    await expect(page).toHaveTitle(wanted);
  }
});

test('the footer says what this site is', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText(/unofficial/i);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Support' })).toHaveAttribute(
    'href',
    '/support',
  );
});

test('a page that can’t load says so in its place, and loads when the connection is back', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|The page failed to load/);
  await page.goto('/privacy');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click();
  await expect(page.getByRole('heading', { name: 'We couldn’t load this page' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: /cookies/i })).toBeVisible();
});
