import { pages } from '@forecourt/contract/pages.ts';

const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/${file}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Makes the site installable. The icons are in web/public, the colours are those of the light theme. */
export const webManifest = (siteName: string): string =>
  JSON.stringify({
    id: '/',
    name: siteName,
    short_name: siteName.slice(0, 24),
    description: 'Cars from private sellers and dealers in the city.',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#fbfaf8',
    theme_color: '#fbfaf8',
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('icon-maskable-512', 512, 'maskable'),
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
    shortcuts: [
      { name: pages.browse.title, url: pages.browse.path },
      { name: pages.messages.title, url: pages.messages.path },
    ],
  });
