import type { RenderedPage } from './page-renderer.ts';
import { escape, type SiteFacts } from './page-head.ts';

/** The HTML of the pages: as built, and prepared for server rendering. */
export interface SsrHtml {
  plain: string;
  rendered: string;
}

export function ssrHtml(built: string): SsrHtml {
  const [stylesheet = ''] = /<link rel="stylesheet"[^>]*>/.exec(built) ?? [];
  const scripts = built.match(moduleTags)?.join('') ?? '';
  const rendered = built
    // Replaces the placeholder of pages that aren't rendered.
    .replace(/<!--first-->[\s\S]*?<!--\/first-->/, () => `${stateBlock}\n    ${withoutScripts}`)
    .replace(/<style>[\s\S]*?<\/style>/, '')
    // Rendered content is visible right away, so it needs the full stylesheet instead of the first styles.
    .replace(stylesheet, '')
    .replace('</head>', () => `  ${stylesheet}\n  </head>`)
    // Scripts load after the visible content: the page is read before it's used, so its first image gets the full
    // bandwidth (index.html).
    .replaceAll(moduleTags, '')
    .replace('<body>', () => `<body>\n    <template id="scripts">${pageScripts}${scripts}</template>`);
  return { plain: built, rendered };
}

/** Fills in the site's facts and this page's content. */
export function filled({ plain, rendered }: SsrHtml, site: SiteFacts, head: string, page: Filling | null): string {
  const text = (page ? rendered : plain)
    .replace('<!--name-->', () => escape(site.name))
    .replace(factsPlace, (_, open: string, close: string) => open + json(site) + close);
  if (!page) return text.replace('<!--head-->', () => head);
  const { pictures, html, state } = page.rendered;
  const scripts = page.scripts.map((path) => `<link rel="modulepreload" crossorigin href="${path}">`);
  return text
    .replace('<!--head-->', () => `${head}\n    ${pictures}`)
    .replace(pageScripts, () => scripts.join(''))
    .replace(stateBlock, () => stateBlock.replace('{}', () => json(state)))
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`);
}

interface Filling {
  rendered: RenderedPage;
  /** The page's own scripts. */
  scripts: readonly string[];
}

const moduleTags = /<link rel="modulepreload"[^>]*>|<script type="module"[^>]*><\/script>/g;

/** Placeholder for the page's own scripts, besides those of every page. */
const pageScripts = '<!--scripts-->';

const stateBlock = '<script type="application/json" id="first-view">{}</script>';

const withoutScripts =
  '<noscript><p>You can browse without JavaScript. To sell cars or contact sellers, please turn it on.</p></noscript>';

const factsPlace = /(<script type="application\/json" id="site">)\s*\{\}\s*(<\/script>)/;

/** Inside a script element, only `<` could end it early. */
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
