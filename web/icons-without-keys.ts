import type { Plugin } from 'vite';

/**
 * Leaves out the keys in the parts of icons. They are random, so they don't compress, and React needs keys only where
 * parts change places. Icons never change.
 */
export const iconsWithoutKeys: Plugin = {
  name: 'icons-without-keys',
  apply: 'build',
  transform: {
    filter: { id: /\/lucide-react\/dist\/esm\/icons\// },
    handler: (code) => ({ code: code.replace(/, key: "\w+"/g, ''), map: null }),
  },
};
