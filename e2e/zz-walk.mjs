import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: process.env.CHROME || '/usr/bin/chromium', args: ['--no-sandbox'] });
const base = 'http://localhost:4410';
async function as(user, opts) { const c = await b.newContext({ baseURL: base, viewport: { width: 1280, height: 900 }, ...opts }); const p = await c.newPage(); p.on('console', m => m.type()==='error' && console.log('console', m.text())); if (user) { await p.goto('/login'); await p.click(`button[value="${user}"]`); await p.waitForURL(u => u.host === 'localhost:4410' && !u.pathname.startsWith('/auth')); } return p; }
const out = '/tmp/shots16'; 
const lola = await as('lola.fontaine');
await lola.goto('/become-dealer'); await lola.waitForSelector('text=Submit Application'); await lola.screenshot({ path: `${out}/form-light.png`, fullPage: true });
await lola.click('text=Submit Application'); await lola.screenshot({ path: `${out}/form-errors.png`, fullPage: true });
const phone = await as('kenji.mori', { viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
await phone.goto('/become-dealer'); await phone.waitForSelector('text=What staff wrote'); await phone.screenshot({ path: `${out}/declined-phone-dark.png`, fullPage: true });
const hank = await as('hank.morrow'); await hank.goto('/become-dealer'); await hank.waitForSelector('text=Waiting for staff'); await hank.screenshot({ path: `${out}/pending.png` });
await lola.fill('input[name=companyName]', 'Fontaine Motors'); await lola.selectOption('select', 'both'); await lola.fill('textarea', 'New and used cars at Del Perro.'); await lola.click('text=Submit Application'); await lola.waitForSelector('text=Application Submitted!'); await lola.screenshot({ path: `${out}/submitted.png` });
await lola.goto('/'); await lola.waitForSelector('text=How it works here'); await lola.locator('text=How it works here').scrollIntoViewIfNeeded(); await lola.screenshot({ path: `${out}/home.png` });
await b.close();
