import { contract } from '@forecourt/contract/contract.ts';
import { namedCalls } from '@forecourt/contract/kit/routes.ts';
import { pages } from '@forecourt/contract/pages.ts';
import type { Browser } from '../browser.ts';
import { draftOf, requestOf } from '../hostile/draft.ts';
import { cookiesOf, sendRaw } from '../hostile/raw-request.ts';
import type { Site } from '../site.ts';

interface Told {
  what: string;
  status: number;
  code: string | null;
  sentence: string | null;
  retryAfter: string | null;
  ms: number;
}

/** Makes every call of the contract once with empty input, as a visitor and as a signed-in user. */
export async function askEveryCall({ url }: Site, browser: Browser): Promise<Told[]> {
  const told: Told[] = [];
  for (const { feature, name, call } of namedCalls(contract))
    for (const cookie of [null, cookiesOf(browser)]) {
      const draft = await draftOf(`${feature}.${name}`, call.files ? { files: {} } : {});
      if (cookie) draft.headers['cookie'] = cookie;
      const { status, text, type, headers, ms } = await sendRaw(url, await requestOf(draft));
      const body = (type.includes('json') ? JSON.parse(text) : {}) as { code?: string; error?: string };
      told.push({
        what: `${feature}.${name} ${cookie ? 'signed in' : 'as a visitor'}`,
        status,
        code: body.code ?? null,
        sentence: body.error ?? null,
        retryAfter: headers['retry-after'] ?? null,
        ms,
      });
    }
  return told;
}

/** Every page, with the first id for pages that show one thing. */
export const everyPage = Object.values(pages).map(({ path }) => path.replaceAll(/\$\w+/g, '1'));
