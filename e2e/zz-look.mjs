import { chromium } from '@playwright/test';
import { writeFileSync, mkdirSync } from 'node:fs';
const out = '/tmp/import-shots'; mkdirSync(out, { recursive: true });
const base = 'http://localhost:4531';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
const head = 'make,model,year,price,mileage,description,plate,colour,status,VIN';
const lines = [head];
for (let i = 0; i < 70; i++) lines.push(`Karin,Sultan,2021,"$${40 + i},000",${1000 + i * 13},Number ${i} of the lot,LK ${1000+i},blue,active,x`);
lines.push('Karrin,Sultan,2021,42000,1,Typo,,blue,,', 'Karin,,soon,dear,5,x,,bleu,,', 'Bravado,Banshee,2018,,,,,,,', '"Annis",Elegy,2020,=A1,1,x,,,,');
writeFileSync('/tmp/cars-look.csv', lines.join('\r\n'));
async function open(scheme, width) {
  const context = await browser.newContext({ viewport: { width, height: width < 500 ? 844 : 900 }, colorScheme: scheme, hasTouch: width < 500, acceptDownloads: true });
  const page = await context.newPage();
  page.on('pageerror', (e) => console.log('pageerror', e.message));
  page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()));
  await page.goto(base + '/login');
  await page.getByRole('button', { name: /log in|continue|sign in/i }).first().click().catch(() => {});
  await page.locator('button[value="grace.castellano"]').click();
  await page.waitForURL((u) => u.origin === base && !u.pathname.includes('login') && !u.pathname.includes('callback'));
  return page;
}
const shot = (page, name, fullPage = false) => page.screenshot({ path: `${out}/${name}.png`, fullPage });
const [which = 'all'] = process.argv.slice(2);
for (const [scheme, width] of [['light', 1280], ['dark', 1280], ['light', 390]]) {
  const page = await open(scheme, width);
  const n = `${scheme}-${width}`;
  await page.goto(base + '/dealer/inventory');
  await page.getByRole('button', { name: 'Import CSV' }).waitFor();
  await page.waitForTimeout(600);
  await shot(page, `${n}-0-inventory`);
  await page.getByRole('button', { name: 'Import CSV' }).click();
  await page.getByText('How the file looks').waitFor();
  await shot(page, `${n}-1-choose`);
  await page.getByText('What each column takes').click();
  await shot(page, `${n}-1b-columns`, true);
  await page.locator('input[type=file]').setInputFiles('/tmp/cars-look.csv');
  await page.getByRole('button', { name: /^Import \d/ }).waitFor();
  await page.waitForTimeout(300);
  await shot(page, `${n}-2-verdicts`);
  await page.getByRole('button', { name: /^To mend/ }).click();
  await shot(page, `${n}-3-bad`, true);
  await page.getByText('List them now').click().catch(() => {});
  await shot(page, `${n}-4-list-now`);
  if (which === 'run' ) {
    if (scheme === 'light' && width === 1280) {
      await page.getByText('As drafts', { exact: true }).click();
      await page.route('**/api/imports.php?action=run', async (route) => { await new Promise((r) => setTimeout(r, 1200)); await route.continue(); });
      await page.getByRole('button', { name: /^Import \d/ }).click();
      await page.getByText(/50 of/).waitFor();
      await shot(page, `${n}-5-running`);
    }
    else { await page.getByText('List them now').click().catch(() => {}); await page.getByRole('button', { name: /^Import \d/ }).click().catch(() => {}); }
    await page.getByText(/imported\./).waitFor({ timeout: 30000 }).catch((e) => console.log('no result', n));
    await page.waitForTimeout(500);
    await shot(page, `${n}-6-result`);
  }
  await page.context().close();
}
await browser.close();
