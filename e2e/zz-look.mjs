import { chromium } from 'playwright-core';
const [who = 'grace.castellano', out = '/tmp/shots', ...paths] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
const looks = [['light', 1280, 'light'], ['dark', 1280, 'dark'], ['phone', 390, 'light']];
let state;
for (const [name, width, scheme] of looks) {
  const ctx = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: scheme, ...(state && { storageState: state }) });
  const page = await ctx.newPage();
  page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()));
  if (!state) {
    await page.goto('http://localhost:4511/login');
    await page.click(`button[value="${who}"]`);
    await page.waitForURL((u) => u.port === '4511' && !u.pathname.startsWith('/auth') && !u.pathname.startsWith('/login') && !u.pathname.startsWith('/oauth'), { timeout: 30000 });
    state = await ctx.storageState();
  }
  for (const p of paths) {
    await page.goto('http://localhost:4511' + p);
    await page.waitForLoadState('networkidle').catch(() => {});
    await page.waitForTimeout(600);
    const w = await page.evaluate(() => document.documentElement.scrollWidth);
    if (w > width) console.log('overflow', name, p, w);
    await page.screenshot({ path: `${out}/${who.split('.')[0]}-${p.replace(/\W+/g, '_')}-${name}.png`, fullPage: true });
  }
  await ctx.close();
}
await browser.close();
