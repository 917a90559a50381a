import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listed } from '../../../testing/market.ts';
import { asFile, picture } from '../../../testing/pictures.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';

let site: Site;
let dataDir: string;
let file: File;
let owner: SignedIn;
let dealer_account_id: number;
beforeAll(async () => {
  dataDir = await temporaryFolder();
  site = await startSite({ config: { dataDir } });
  file = asFile(await picture('png', 200, 200), 'logo.png');
  owner = await site.as('dealerOwner');
  dealer_account_id = (await owner.api.accounts.checkSession({})).user?.dealer_account_id ?? 0;
});
beforeEach(async () => void (await owner.api.dealers.removeLogo({ dealer_account_id })));
afterAll(async () => {
  await site.close();
  await rm(dataDir, { recursive: true });
});

const set = ({ api }: SignedIn) => api.dealers.setLogo({ dealer_account_id, files: { logo: [file] } });
const storedFiles = async () =>
  (await readdir(join(dataDir, 'photos'), { recursive: true }).catch(() => [])).filter((name) =>
    name.includes('.webp'),
  );

test('the logo is shown wherever the dealer is: on its cars, its team and its conversations', async () => {
  const { logo_url } = await set(owner);
  expect(logo_url).toMatch(/^\/logos\/[\w-]{22}-192\.webp$/);
  const id = await listed(owner);
  const { api, browser } = await site.as('member');
  expect((await browser.fetch(logo_url ?? '')).headers.get('cache-control')).toContain('immutable');
  expect(await api.cars.get({ id })).toMatchObject({ logo_url });
  const { cars } = await api.cars.list({ dealerId: dealer_account_id });
  expect(cars.find((car) => car.id === id)).toMatchObject({ logo_url });
  expect(await api.accounts.user({ id: owner.id })).toMatchObject({ logo_url });
  expect((await (await site.as('dealerStaff')).api.accounts.checkSession({})).user).toMatchObject({ logo_url });
  const { id: conversation_id } = await api.messaging.create({ car_id: id });
  const answer = await api.messaging.conversation({ conversation_id });
  expect(answer?.conversation).toMatchObject({ avatar_url: logo_url, other_user_id: null });
  expect((await api.accounts.checkSession({})).user).toMatchObject({ logo_url: null });
});

test('a manager, a staff member, another dealer and a private user cannot change it', async () => {
  for (const persona of ['dealerManager', 'dealerStaff', 'otherDealerOwner', 'member'] as const) {
    const person = await site.as(persona);
    await expect(set(person)).rejects.toMatchObject({ code: 'not_allowed' });
    await expect(person.api.dealers.removeLogo({ dealer_account_id })).rejects.toMatchObject({ code: 'not_allowed' });
  }
  expect(await storedFiles()).toEqual([]);
});

test('someone who loses the right while the picture is decoded changes nothing and leaves no file', async () => {
  const role = (to: string) =>
    site.db.updateTable('dealer_team_members').set({ role: to }).where('user_id', '=', owner.id).execute();
  const { promise: uploadPaused, resolve: held } = Promise.withResolvers<void>();
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  const demotion = site.db.transaction().execute(async (tx) => {
    await tx.updateTable('dealer_team_members').set({ role: 'manager' }).where('user_id', '=', owner.id).execute();
    held();
    await mayEnd;
  });
  await uploadPaused;
  const asked = set(owner).catch((error: unknown) => error);
  // Once its files exist, the picture has been read and the call waits for the seat.
  await expect.poll(async () => (await storedFiles()).length).toBe(3);
  end();
  await demotion;
  expect(await asked).toMatchObject({ code: 'not_allowed' });
  await role('owner');
  expect(await storedFiles()).toEqual([]);
  expect((await owner.api.accounts.checkSession({})).user).toMatchObject({ logo_url: null });
});

test('replaced four times concurrently, one logo is left with its files', async () => {
  await Promise.all([set(owner), set(owner), set(owner), set(owner)]);
  expect(await storedFiles()).toHaveLength(3);
  const url = (await owner.api.accounts.checkSession({})).user?.logo_url ?? '';
  expect((await owner.browser.fetch(url)).status).toBe(200);
});

test('a removed logo is gone with its files', async () => {
  const { logo_url } = await set(owner);
  await owner.api.dealers.removeLogo({ dealer_account_id });
  expect((await owner.browser.fetch(logo_url ?? '')).status).toBe(404);
  expect(await storedFiles()).toEqual([]);
});
