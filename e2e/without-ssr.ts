import type { Page } from '@playwright/test';

/**
 * From here on the pages draw themselves, as they do where the server cannot: for stories that change what they are
 * answered, which a page that the server has drawn does not ask for.
 */
export const withoutSsr = (page: Page) =>
  page.route(
    ({ pathname }) => /^\/(browse|car\/\d+)?$/.test(pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace(drawn, '<div id="root"></div>$1') });
    },
  );

const drawn = /<div id="root">[\s\S]*<\/div>(\s*<script type="application\/json" id="first-view">)/;
