import { addresses } from '@forecourt/contract/addresses.generated.ts';
import type { contract } from '@forecourt/contract/contract.ts';
import { maxImportBytes } from '@forecourt/contract/imports/import-values.ts';
import { createClient } from '@forecourt/contract/kit/client.ts';
import { beforeAll, expect, test } from 'vitest';
import { createSession } from '../server/features/accounts/sessions.store.ts';
import { hashToken, newToken } from '../server/lib/secrets.ts';
import { Browser } from '../testing/browser.ts';
import { ensurePages } from '../testing/built-pages.ts';
import { at, meanwhile, timesOf } from '../testing/imports/answered-meanwhile.ts';
import { pathologicalFiles } from '../testing/imports/pathological-files.ts';
import { personas } from '../testing/personas.ts';
import { ownProcess } from '../testing/rolling/own-process.ts';

beforeAll(() => ensurePages());

const requests = 400;
/**
 * Maximum slowdown of the slowest percent while such files are sent without a pause. Most of it is the upload itself:
 * receiving, writing and decoding four megabytes. Before files were read in pieces, they made it a thousand times
 * slower.
 */
const bearable = 30;

test('files made to be slow, each as large as allowed, hold up nobody who looks at the list of cars', async ({
  annotate,
}) => {
  const { db, server } = await ownProcess({ RESPONSE_CACHE_MB: '0', LOG_LEVEL: 'silent' });
  const manager = await db
    .selectFrom('users')
    .innerJoin('dealer_team_members', 'user_id', 'users.id')
    .select(['users.id', 'dealer_account_id as dealerId'])
    .where('name', '=', personas.dealerManager)
    .executeTakeFirstOrThrow();
  const token = newToken();
  await createSession(db, hashToken(token), manager.id);
  const browser = new Browser(server.url);
  browser.cookies.set('forecourt_session', token);
  const api = createClient<typeof contract>(addresses, browser.fetch);
  const ask = async () => {
    const response = await fetch(`${server.url}/api/cars.php`);
    expect(response.status).toBe(200);
    await response.text();
  };

  await timesOf(ask, 50);
  const lines: string[] = [];
  for (const [name, fileOf] of Object.entries(pathologicalFiles)) {
    const file = new File([fileOf(maxImportBytes - 500_000)], 'cars.csv');
    let checks = 0;
    const check = async () => {
      const checking = api.imports.check({ dealer_id: manager.dealerId, files: { file: [file] } });
      const refusal: unknown = await checking.then(
        () => null,
        (error: unknown) => error,
      );
      expect([null, 'import_unreadable']).toContain((refusal as { code: string } | null)?.code ?? null);
      checks += 1;
    };
    const alone = at(await timesOf(ask, requests), 0.99);
    const beside = at(await meanwhile(check, () => timesOf(ask, requests)), 0.99);
    expect(beside / alone, name).toBeLessThan(bearable);
    lines.push(`${name}: p99 ${beside.toFixed(0)} ms beside ${checks} files, ${alone.toFixed(0)} ms without`);
  }
  await annotate(lines.join('; '));
});
