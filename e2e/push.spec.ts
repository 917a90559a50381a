import { expect, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

test('a push message is shown, and a click leads to its page without leaving the open one', async ({
  context,
  page,
  become,
  site,
}) => {
  await context.grantPermissions(['notifications'], { origin: site });
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
  const deliver = async (data: object) =>
    devtools.send('ServiceWorker.deliverPushMessage', {
      origin: site,
      registrationId: await registered,
      data: JSON.stringify(data),
    });
  await deliver(message);
  // The same message again replaces the first one.
  await deliver(message);
  const shown = () =>
    page.evaluate(async () => {
      const { getNotifications } = await navigator.serviceWorker.ready.then((registration) => ({
        getNotifications: () => registration.getNotifications(),
      }));
      return (await getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
    });
  await expect.poll(shown).toEqual([{ title: message.title, body: message.body, tag: 'notice-7' }]);

  const worker = context.serviceWorkers()[0]!;
  /** The browser itself is the only one that may really focus a tab, so what the worker asks for is noted. */
  const clickedOn = (link: string) =>
    worker.evaluate(async (to) => {
      const scope = globalThis as unknown as {
        registration: { getNotifications: () => Promise<{ data: { link: string } }[]> };
        clients: { openWindow: (address: string) => Promise<null> };
        WindowClient: { prototype: { focus: unknown; url: string } };
        NotificationEvent: new (type: string, init: object) => Event;
        dispatchEvent: (event: Event) => boolean;
      };
      const [notification] = await scope.registration.getNotifications();
      Object.assign(notification!.data, { link: to });
      return new Promise<string>((resolve) => {
        scope.clients.openWindow = async (address) => {
          resolve(`opened ${new URL(address).pathname}`);
          return null;
        };
        scope.WindowClient.prototype.focus = function focus(this: { url: string }) {
          resolve(`focused ${new URL(this.url).pathname}`);
        };
        scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
      });
    }, link);
  expect(await clickedOn('/notifications')).toBe('focused /notifications');
  await expect.poll(shown).toEqual([]);
  await deliver({ ...message, id: 8 });
  await expect.poll(shown).toHaveLength(1);
  expect(await clickedOn('/favourites')).toBe('opened /favourites');
  await expect(page).toHaveURL('/notifications');
});

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
