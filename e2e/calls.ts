import { addresses } from '@forecourt/contract/addresses.generated.ts';
import type { contract } from '@forecourt/contract/contract.ts';
import { createClient, type Client } from '@forecourt/contract/kit/client.ts';
import type { Page } from '@playwright/test';

/** The server's calls as the logged-in user, to set up a story and clean up after it. */
export const calls = ({ request }: Page): Client<typeof contract> =>
  createClient<typeof contract>(addresses, async (url, { method = 'GET', headers, body }) => {
    const sent = { method, headers: headers as Record<string, string>, ...(body && { data: body as string }) };
    const answer = await request.fetch(url, sent);
    return new Response(await answer.text(), { status: answer.status() });
  });

export async function myId(page: Page): Promise<number> {
  const { user } = await calls(page).accounts.checkSession({});
  if (!user) throw new Error('No one is logged in.');
  return user.id;
}
