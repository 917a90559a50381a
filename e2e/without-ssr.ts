import type { Page } from '@playwright/test';

/**
 * Turns server rendering off from here on. For stories that mock responses, because a server-rendered page doesn't
 * request them.
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
