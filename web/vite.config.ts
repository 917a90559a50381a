import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups } from './chunks.ts';
import { iconsWithoutKeys } from './icons-without-keys.ts';
import { inlineFirst } from './inline-first.ts';
import { firstScripts } from './first-scripts.ts';
import { stylesFirst } from './styles-first.ts';

// Keeps the browser's original host, because the login redirects back to it.
const kept = { target: 'http://localhost:3000', changeOrigin: false };

/**
 * The first HTML includes the styles it needs (ui/first-paint.css). In the head, the whole stylesheet would block
 * rendering. At the end it doesn't, and scripts still wait for it.
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

/** Built once for browsers and once as the server-rendering bundle (app/entry-server.tsx). */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    inlineFirst,
    stylesheetLast,
    ...(isSsrBuild
      ? []
      : [iconsWithoutKeys, stylesFirst, firstScripts(['home', 'browse', 'car'], 'render/scripts.json')]),
  ],
  // React has had this built in for years, so the shim is left out.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  server: {
    proxy: {
      '/api': kept,
      '/demo': kept,
      '/photos': kept,
      '/ticket-photos': kept,
      '/message-photos': kept,
      '/avatars': kept,
      '/logos': kept,
    },
  },
  ...(isSsrBuild && {
    // A release runs without the pages' npm packages.
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
    // A map of each page's dependencies would be part of the first load for all pages, so they're discovered one step
    // later. Stylesheets are only found here. The first HTML lists what it needs itself.
    resolveDependencies: (_file: string, needed: string[], { hostType }: { hostType: 'html' | 'js' }) =>
      hostType === 'html' ? needed : needed.filter((name) => name.endsWith('.css')),
  },
  rolldownOptions: {
    treeshake: {
      // Unused calls are left to the pages that make them.
      moduleSideEffects: (id: string) => !/\/web\/lib\/api\//.test(id),
      // Every icon imports a default one that isn't needed.
      propertyReadSideEffects: false as const,
    },
    output: { codeSplitting: { groups: chunkGroups } },
  },
};
