/**
 * The service worker. It never answers with data: every price comes from the network. Without a connection it shows a page
 * with the cars this browser viewed last, each with the date of its price.
 */
const offline = {
  cache: 'offline-1',
  page: '/offline.html',
  files: ['/offline.html', '/offline.js', '/offline.css', '/favicon.svg'],
};

addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(caches.open(offline.cache).then((cache) => cache.addAll(offline.files)));
});

addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== offline.cache) await caches.delete(name);
      // The request for a page doesn't wait for this worker to start.
      await registration.navigationPreload?.enable();
      await clients.claim();
    })(),
  );
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const isPage = request.mode === 'navigate' && request.method === 'GET';
  const { pathname, origin } = new URL(request.url);
  const isOfOfflinePage = origin === location.origin && offline.files.includes(pathname);
  if (!isPage && !isOfOfflinePage) return;
  event.respondWith(
    (async () => {
      try {
        return (await event.preloadResponse) ?? (await fetch(request));
      } catch (error) {
        const stored = await caches.match(isPage ? offline.page : pathname);
        if (stored) return stored;
        throw error;
      }
    })(),
  );
});

/** A message that was sent twice replaces itself, because both have the same tag. */
addEventListener('push', (event) => {
  const { id, title, body, link } = event.data.json();
  const options = { body, tag: `notice-${id}`, icon: '/icon-192.png', badge: '/badge-96.png', data: { link } };
  event.waitUntil(registration.showNotification(title, options));
});

/** Focuses a tab that shows the page. Otherwise opens one, so nothing typed in another tab is lost. */
addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(event.notification.data.link, location.origin).href;
  event.waitUntil(
    (async () => {
      const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
      const shown = tabs.find(({ url }) => url === address);
      return shown ? shown.focus() : clients.openWindow(address);
    })(),
  );
});

/** The browser got a new address at its push service. The groups it shows stay the same. */
addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(
    (async () => {
      const options = event.oldSubscription?.options;
      const next = event.newSubscription ?? (options && (await registration.pushManager.subscribe(options)));
      if (!next) return;
      const { endpoint, keys } = next.toJSON();
      await fetch('/api/push.php?action=subscribe', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ endpoint, ...keys }),
      });
    })(),
  );
});
