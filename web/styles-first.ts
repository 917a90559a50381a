import type { Plugin } from 'vite';

/**
 * A page's own stylesheet comes before its script runs. Vite's helper for that stands in the first load of every page
 * and also sees to scripts, old browsers and nonces, which nothing here needs: a third of it is enough.
 */
export const stylesFirst: Plugin = {
  name: 'styles-first',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => helper,
  },
};

/** What fails is asked for anew the next time; app/failure-screen.tsx knows its words. */
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
