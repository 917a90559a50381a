import type { SignedIn } from './site.ts';

type Visitor = Omit<SignedIn, 'id'>;

/** Visits the demo provider like a browser and selects an account. Returns the parameters of the return address. */
export async function visitProvider({ api, browser }: Visitor, choice: { account: string } | { deny: '1' }) {
  const { authorize_url } = await api.accounts.startSignIn({});
  const asked = new URL(authorize_url);
  const response = await browser.fetch('/demo/gta-world/oauth/authorize', {
    method: 'POST',
    body: new URLSearchParams({ ...Object.fromEntries(asked.searchParams), ...choice }),
  });
  const back = new URL(response.headers.get('location') ?? '');
  return Object.fromEntries(back.searchParams) as { code: string; state: string; error?: string };
}

/** Logs in up to selecting a character, and returns what the browser has by then. */
export async function reachCharacterChoice(visitor: Visitor, account: string) {
  const { code, state } = await visitProvider(visitor, { account });
  const { access_token: bearer } = await visitor.api.accounts.exchangeToken({ code, state });
  const { user } = await visitor.api.accounts.gameUser({}, { bearer });
  const { characters } = await visitor.api.accounts.characters({}, { bearer });
  return { bearer, user, characters };
}
