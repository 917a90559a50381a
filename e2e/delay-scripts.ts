import type { Page } from '@playwright/test';

/** The page comes without its scripts, and these when they are let go. */
export async function delayScripts(page: Page) {
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  return scripts;
}

/** The page comes up to where its data stands, and the rest when that is let go; `then`: a script that is run there. */
export async function delayPageEnd(page: Page, path = '/', then = '') {
  const rest = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    // A browser reads on from here when it has this.
    const held = html.replace('<script type="application/json" id="first-view"', '<script src="/held.js"></script>$&');
    await route.fulfill({ response, body: held });
  });
  await page.route('/held.js', async (route) => {
    await rest.promise;
    await route.fulfill({ contentType: 'text/javascript', body: then });
  });
  return rest;
}
