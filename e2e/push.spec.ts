import { expect, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

test('a push message is recorded, and a click leads to its page without leaving the open one', async ({
  context,
  page,
  become,
  site,
}) => {
  await become('mara.quinn');
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await page.goto('/notifications');
  await page.evaluate(async () => navigator.serviceWorker.ready);
  const message = { id: 7, title: 'Forecourt', body: 'Your favourite “Sultan” was sold.', link: '/notifications' };
  const worker = context.serviceWorkers()[0]!;
  // The headless browser has no notifications and no real clicks, so what the worker asks it for is noted.
  await worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope;
    scope.recorded = [];
    scope.registration.showNotification = async (title, { body, tag, data }) =>
      void scope.recorded.push({ title, body, tag, link: data.link });
    scope.clients.openWindow = async (address) => void scope.recorded.push({ opened: new URL(address).pathname });
    scope.WindowClient.prototype.focus = async function focus(this: { url: string }) {
      scope.recorded.push({ focused: new URL(this.url).pathname });
    };
  });
  const recorded = () => worker.evaluate(() => (globalThis as unknown as WorkerScope).recorded);
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: site,
    registrationId: await registered,
    data: JSON.stringify(message),
  });
  const { title, body, link } = message;
  await expect.poll(recorded).toEqual([{ title, body, tag: 'notice-7', link }]);

  /** Clicks on a notification that leads there. */
  const click = (to: string) =>
    worker.evaluate((target) => {
      const event = new Event('notificationclick');
      const waitUntil = () => undefined;
      const notification = { close: () => undefined, data: { link: target } };
      (globalThis as unknown as WorkerScope).dispatchEvent(Object.assign(event, { notification, waitUntil }));
    }, to);
  await click('/notifications');
  await expect.poll(async () => (await recorded()).at(-1)).toEqual({ focused: '/notifications' });
  await click('/favourites');
  await expect.poll(async () => (await recorded()).at(-1)).toEqual({ opened: '/favourites' });
  await expect(page).toHaveURL('/notifications');
});

interface WorkerScope {
  recorded: object[];
  registration: {
    showNotification: (title: string, options: { body: string; tag: string; data: { link: string } }) => Promise<void>;
  };
  clients: { openWindow: (address: string) => Promise<void> };
  WindowClient: { prototype: { focus: unknown } };
  dispatchEvent: (event: Event) => boolean;
}

test('without a connection, the cars viewed last are listed with the date of their price', async ({
  context,
  page,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|net::ERR/);
  await page.goto('/browse');
  await page.evaluate(async () => navigator.serviceWorker.ready);
  await page.locator('a[href^="/car/"]').first().click();
  await expect(page).toHaveURL(/\/car\/\d+/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('forecourt.recent.prices'))).not.toBeNull();
  const [car] = await page.evaluate(
    () => JSON.parse(localStorage.getItem('forecourt.recent.prices')!) as { title: string; price: number }[],
  );
  await context.setOffline(true);
  await page.goto('/browse?make=Karin');
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: car!.title });
  await expect(row).toContainText(`$${car!.price.toLocaleString('en-US')} on `);
  await expect(row).toContainText(String(new Date().getFullYear()));
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Browse Cars' })).toBeVisible();
});

test('the site can be installed', async ({ page, request }) => {
  await page.goto('/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await request.get(href!)).json()) as { icons: { src: string; purpose: string }[] };
  expect(manifest).toMatchObject({ name: 'Forecourt', start_url: '/', display: 'standalone' });
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
});
