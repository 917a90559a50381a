import { chromium } from 'playwright-core';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
const ctx = await browser.newContext({ viewport: { width: 390, height: 900 } });
const page = await ctx.newPage();
await page.goto('http://localhost:4511/login');
await page.click(`button[value="grace.castellano"]`);
await page.waitForURL((u) => u.port === '4511' && !/^\/(auth|login|oauth)/.test(u.pathname));
for (const p of ['/dealer/inventory', '/dealer/team', '/dealer', '/dealer/analytics']) {
  await page.goto('http://localhost:4511' + p); await page.waitForLoadState('networkidle'); await page.waitForTimeout(400);
  console.log(p, await page.evaluate(() => [document.documentElement.scrollWidth, ...[...document.querySelectorAll('body *')].filter((e) => e.getBoundingClientRect().right > 391 && !e.closest('.overflow-x-auto')).slice(0, 6).map((e) => e.tagName + '.' + String(e.className?.baseVal ?? e.className).slice(0, 60) + ' ' + Math.round(e.getBoundingClientRect().right))]));
}
await browser.close();
