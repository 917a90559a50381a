import { addresses } from '@forecourt/contract/addresses.generated.ts';
import type { contract } from '@forecourt/contract/contract.ts';
import { createClient, type Client } from '@forecourt/contract/kit/client.ts';
import type { Database } from '../../server/database/database.ts';
import { createSession } from '../../server/features/accounts/sessions.store.ts';
import { hashToken, newToken } from '../../server/lib/secrets.ts';
import { names } from '../world.ts';

export type Name = keyof typeof names;

export interface Person {
  id: number;
  dealerId: number;
  api: Client<typeof contract>;
}

/** Longer than anything may take here. Requests that take longer count as hung. */
const patienceMs = 30_000;

/** Logs in everyone who takes part. Their sessions survive every kill. */
export async function signInAll(db: Database): Promise<Map<Name, { id: number; dealerId: number; token: string }>> {
  const sessions = new Map<Name, { id: number; dealerId: number; token: string }>();
  for (const name of Object.keys(names) as Name[]) {
    const { id, dealer } = await db
      .selectFrom('users')
      .leftJoin('dealer_team_members', 'user_id', 'users.id')
      .select(['users.id', 'dealer_account_id as dealer'])
      .where('name', '=', names[name])
      .executeTakeFirstOrThrow();
    const token = newToken();
    await createSession(db, hashToken(token), id);
    sessions.set(name, { id, dealerId: dealer ?? 0, token });
  }
  return sessions;
}

/** Clients for these users. `hung` counts requests without a response. */
export function peopleOf(url: string, sessions: Awaited<ReturnType<typeof signInAll>>) {
  const waits = { hung: 0, longestMs: 0 };
  const as = (name: Name): Person => {
    const { id, dealerId, token } = sessions.get(name)!;
    const send = async (path: string, init: RequestInit) => {
      const begun = performance.now();
      const signal = AbortSignal.timeout(patienceMs);
      const headers = { ...(init.headers as Record<string, string>), cookie: `forecourt_session=${token}` };
      try {
        return await fetch(url + path, { ...init, headers, signal });
      } catch (error) {
        if (signal.aborted) waits.hung += 1;
        throw error;
      } finally {
        waits.longestMs = Math.max(waits.longestMs, performance.now() - begun);
      }
    };
    return { id, dealerId, api: createClient<typeof contract>(addresses, send) };
  };
  return { as, waits };
}
