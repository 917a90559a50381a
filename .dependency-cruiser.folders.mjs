/**
 * Circles between folders, as `npm run boundaries` checks them too. Read without tests: a page's test opens the whole
 * app, which imports the page.
 */
import rules from './.dependency-cruiser.mjs';

export default {
  forbidden: [
    {
      name: 'no-folder-circles',
      comment: 'Folders in a circle are really one folder. One of them may use the folder it is in.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^web/' },
      to: { circular: true },
    },
  ],
  options: {
    ...rules.options,
    exclude: { path: [...rules.options.exclude.path, '\\.test\\.tsx?$', '^web/testing/'] },
  },
};
