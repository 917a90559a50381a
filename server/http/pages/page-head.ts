import type { PageHead } from '../../lib/page-head.ts';

/** Facts about the site that pages know before any call. */
export interface SiteFacts {
  name: string;
  demo: boolean;
  /** Staff contact, shown in the footer. */
  phone: string;
  contact: string;
  /** The site's own time zone. */
  timeZone: string;
}

const everywhere = 'Cars from private sellers and dealers in the city. An unofficial, entertainment-only marketplace.';

export function headHtml(head: PageHead, site: Pick<SiteFacts, 'name'>, origin: string): string {
  const title = head.title ? `${head.title} · ${site.name}` : site.name;
  const description = head.description ?? everywhere;
  const { image, path, price } = head;
  const properties: [property: string, content: string | number | undefined][] = [
    ['og:site_name', site.name],
    ['og:type', price === undefined ? 'website' : 'product'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', path && origin + path],
    ['og:image', image && new URL(image.address, origin).href],
    ['og:image:width', image?.width],
    ['og:image:height', image?.height],
    ['og:image:alt', image?.alt],
    ['product:price:amount', price],
    ['product:price:currency', price === undefined ? undefined : 'USD'],
  ];
  return [
    `<title>${escape(title)}</title>`,
    `<meta name="description" content="${escape(description)}">`,
    ...properties.flatMap(([property, content]) =>
      content === undefined ? [] : [`<meta property="${property}" content="${escape(String(content))}">`],
    ),
    ...(image ? ['<meta name="twitter:card" content="summary_large_image">'] : []),
    ...(path ? [`<link rel="canonical" href="${escape(origin + path)}">`] : []),
    ...(head.feed
      ? [`<link rel="alternate" type="application/atom+xml" title="${escape(title)}" href="${escape(head.feed)}">`]
      : []),
    ...(head.isHidden || head.status === 404 ? [] : (head.about ?? []).map(jsonLd)),
    ...(head.isHidden || head.status === 404 ? ['<meta name="robots" content="noindex">'] : []),
  ].join('\n    ');
}

/** A block of data, so the content security policy doesn't apply to it. Only `<` could end it early. */
const jsonLd = (about: object) =>
  `<script type="application/ld+json">${JSON.stringify(about).replaceAll('<', '\\u003c')}</script>`;

export const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
