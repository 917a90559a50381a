import type { BrowserContext, Page } from '@playwright/test';

/** Events that must not happen on any page, with where they did. */
export interface Tripwire {
  tripped: string[];
}

/** Listens in all of a browser's pages before any of their scripts run. */
export async function layTripwire(context: BrowserContext, site: string): Promise<Tripwire> {
  const tripped: string[] = [];
  const at = (page: Page) => page.url().replace(site, '');
  await context.exposeBinding('t', ({ page }, number: unknown) => {
    tripped.push(`script ${String(number)} ran at ${at(page)}`);
  });
  await context.exposeBinding('tellViolation', ({ page }, what: string) => {
    tripped.push(`the policy was violated at ${at(page)}: ${what}`);
  });
  await context.addInitScript(() => {
    const { tellViolation } = globalThis as unknown as { tellViolation: (what: string) => void };
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      tellViolation(`${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  context.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(`${site}/`))
      tripped.push(`requested ${request.url()}`);
  });
  context.on('page', (page) => {
    page.on('dialog', (dialog) => {
      tripped.push(`a dialog at ${at(page)}: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('framenavigated', (frame) => {
      const url = frame.url();
      if (url !== 'about:blank' && !url.startsWith(`${site}/`)) tripped.push(`left for ${url}`);
    });
  });
  return { tripped };
}

/** Markup that would run on interaction: event attributes, script addresses, foreign frames. */
export const loadedThings = (): string[] =>
  [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      .filter(({ name, value }) => {
        const isAddress = ['href', 'src', 'action', 'formaction', 'srcdoc', 'xlink:href'].includes(name);
        return /^on/i.test(name) || (isAddress && /^\s*(?:javascript|vbscript|data:text)/i.test(value));
      })
      .map(({ name, value }) => `<${element.localName} ${name}="${value.slice(0, 80)}">`),
  );

/** The numbers of the texts that are readable here, including in fields, titles and tooltips. */
export const numbersShown = (): number[] => {
  const attributes = [...document.querySelectorAll('*')].flatMap((element) => [
    ...[...element.attributes].map(({ value }) => value),
    ...('value' in element ? [String(element.value)] : []),
  ]);
  const all = `${document.title} ${document.body.textContent} ${attributes.join(' ')}`;
  return [...new Set([...all.matchAll(/\bt\((\d+)\)/g)].map(([, number]) => Number(number)))];
};

/** Links to other sites. */
export const linksAway = (): string[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
    .filter(({ origin }) => origin !== location.origin)
    .map(({ href }) => href);
