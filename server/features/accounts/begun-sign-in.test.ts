import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { secretsWith } from '../../lib/secrets.ts';
import { reachCharacterChoice } from '../../../testing/sign-in.ts';
import { siteForThisTest } from '../../../testing/site.ts';

test('browser data and stored data are sealed with different keys', async () => {
  const appKey = randomBytes(32);
  const site = await siteForThisTest({ appKey });
  const visitor = site.visitor();
  await reachCharacterChoice(visitor, 'theo.varga');
  const carried = Buffer.from(visitor.browser.cookies.get('forecourt_sign_in')!, 'base64url');
  const { provider_token: stored } = await site.db
    .selectFrom('pending_sign_ins')
    .select('provider_token')
    .executeTakeFirstOrThrow();
  expect(secretsWith(appKey).open(stored!)).toMatch(/^[\w-]{43}$/);
  expect(() => secretsWith(appKey).open(carried)).toThrow();
});
