import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups } from './chunks.ts';
import { firstScripts } from './first-scripts.ts';
import { stylesFirst } from './styles-first.ts';

// The host that the browser asked for is kept: the sign-in comes back to it.
const kept = { target: 'http://localhost:3000', changeOrigin: false };

/**
 * The first HTML brings what it needs to be seen (ui/first-paint.css). In the head the whole stylesheet would hold it
 * back; at the end it does not, and scripts still wait for it.
 */
const stylesheetLast: Plugin = {
  name: 'stylesheet-last',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      const [link = ''] = /<link rel="stylesheet"[^>]*>\n?/.exec(html) ?? [];
      return html.replace(link, '').replace('</body>', () => `${link}</body>`);
    },
  },
};

/** Built once for browsers, and once as the program by which the server draws the first view (app/entry-server.tsx). */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    stylesheetLast,
    ...(isSsrBuild ? [] : [stylesFirst, firstScripts(['home', 'browse', 'car'], 'render/scripts.json')]),
  ],
  // React has had it itself for years; what stood in for it is left out.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  server: {
    proxy: { '/api': kept, '/demo': kept, '/photos': kept, '/ticket-photos': kept, '/avatars': kept, '/logos': kept },
  },
  ...(isSsrBuild && {
    // Nothing of the pages' packages is installed where a release runs.
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
  build: isSsrBuild ? forServer : forBrowsers,
}));

const forServer = { copyPublicDir: false };

const forBrowsers = {
  // The first browsers with light-dark(), which every colour uses.
  target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
  outDir: 'dist',
  emptyOutDir: true,
  assetsInlineLimit: 0,
  modulePreload: {
    polyfill: false,
    // Which scripts each page's script needs would stand in the first load, for all pages: they are found one step
    // later instead. What they look like is only found here. What the first HTML needs it names itself.
    resolveDependencies: (_file: string, needed: string[], { hostType }: { hostType: 'html' | 'js' }) =>
      hostType === 'html' ? needed : needed.filter((name) => name.endsWith('.css')),
  },
  rolldownOptions: {
    treeshake: {
      // Calls that a page does not make are left to the pages that do.
      moduleSideEffects: (id: string) => !/\/web\/lib\/api\//.test(id),
      // Every icon brings one that nobody needs.
      propertyReadSideEffects: false as const,
    },
    output: { codeSplitting: { groups: chunkGroups } },
  },
};
