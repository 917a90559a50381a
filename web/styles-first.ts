import type { Plugin } from 'vite';

/**
 * Loads a page's own stylesheet before its script runs. Vite's helper is part of every page's first load and also
 * handles scripts, old browsers and nonces, which we don't need. This is a third of its size.
 */
export const stylesFirst: Plugin = {
  name: 'styles-first',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => helper,
  },
};

/** A failed load is retried next time. app/failure-screen.tsx recognises the message. */
const helper = `
const asked = {};
const ask = (file) =>
  asked[file] ??= new Promise((resolve, reject) => {
    const onerror = () => {
      delete asked[file];
      reject(new Error('Unable to preload ' + file));
    };
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'stylesheet', href: '/' + file, onload: resolve, onerror }));
  });
export const __vitePreload = (load, files = []) => Promise.all(files.map(ask)).then(load);
`;
