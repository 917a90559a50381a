import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

// The host that the browser asked for is kept: the sign-in comes back to it.
const kept = { target: 'http://localhost:3000', changeOrigin: false };

const framework =
  /node_modules[\\/](?:(?:react|react-dom|scheduler|use-sync-external-store|clsx|@tanstack)[\\/]|lucide-react[\\/]dist[\\/]esm[\\/](?!icons|lucide-react))/;

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

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), stylesheetLast],
  server: {
    proxy: { '/api': kept, '/demo': kept, '/photos': kept, '/ticket-photos': kept, '/avatars': kept, '/logos': kept },
  },
  build: {
    // The first browsers with light-dark(), which every colour uses.
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Which scripts each page's script needs would stand in the first load, for all pages: they are found one step
      // later instead. What they look like is only found here. What the first HTML needs it names itself.
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'html' ? needed : needed.filter((name) => name.endsWith('.css')),
    },
    rolldownOptions: {
      // Calls that a page does not make are left to the pages that do.
      treeshake: { moduleSideEffects: (id) => !/\/web\/lib\/api\//.test(id) },
      output: {
        // What changes with an upgrade only keeps its name, and so its place in people's caches, over our deploys.
        codeSplitting: {
          groups: [{ name: 'framework', test: framework }],
        },
      },
    },
  },
});
