import type { Page } from '@playwright/test';

/** Loads the page without its scripts, and lets them load later. */
export async function delayScripts(page: Page) {
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  return scripts;
}

/** Loads the page up to its data, and the rest later. `then`: a script that runs there. */
export async function delayPageEnd(page: Page, path = '/', then = '') {
  const rest = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    // A browser continues parsing from here once it has this.
    const held = html.replace('<script type="application/json" id="first-view"', '<script src="/held.js"></script>$&');
    await route.fulfill({ response, body: held });
  });
  await page.route('/held.js', async (route) => {
    await rest.promise;
    await route.fulfill({ contentType: 'text/javascript', body: then });
  });
  return rest;
}
