import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { listen } from '../../testing/listen.ts';
import { startSite, type Site } from '../../testing/site.ts';
import { readStaffCommand } from './staff-command.ts';
import { doStaffCommand } from './staff-commands.ts';

let site: Site;
beforeAll(async () => void (site = await startSite()));
afterAll(() => site.close());

/** Ada Brandt is the only user with a role. */
beforeEach(async () => {
  await site.db.updateTable('users').set({ staff_role: null }).execute();
  await site.db.updateTable('users').set({ staff_role: 'admin' }).where('name', '=', 'Ada Brandt').execute();
});

/** Runs a command as typed. */
const staff = async (...args: string[]) => {
  const command = readStaffCommand(args);
  if (command.kind === 'help') throw new Error(command.sentence);
  return doStaffCommand(site.db, command);
};

test('the first admin is created on the server, recorded as such, and the user’s open pages are refreshed', async () => {
  await site.db.updateTable('users').set({ staff_role: null }).execute();
  expect(await staff()).toBe('No one has a staff role yet.');

  const mara = await site.as('member');
  const stream = await listen(mara.browser);
  expect(await staff('mara', 'quinn', 'admin')).toBe('Mara Quinn is admin now.');
  expect(await stream.until(2)).toContain('session_changed');
  expect((await mara.api.accounts.checkSession({})).user?.staff_role).toBe('admin');
  expect(await staff('list')).toBe(`admin      Mara Quinn (number ${mara.id})`);
  expect(await staff('Mara Quinn', 'admin')).toBe('Mara Quinn is already admin.');

  const record = site.db.selectFrom('staff_actions').selectAll().where('action', '=', 'change_staff_role');
  expect(await record.execute()).toEqual([
    expect.objectContaining({
      actor_id: null,
      from_console: true,
      target_kind: 'user',
      target_id: mara.id,
      before: { staff_role: null, standing: 'active', suspended_until: null },
      after: { staff_role: 'admin', standing: 'active', suspended_until: null },
      reason: expect.stringMatching(/^On the server, by its user \S+$/),
    }),
  ]);
});

test('a system user without a name, as in some containers, is recorded by number', async () => {
  const nameless = vi.spyOn(os, 'userInfo').mockImplementation(() => {
    throw Object.assign(new Error('uv_os_get_passwd returned ENOENT'), { code: 'ERR_SYSTEM_ERROR' });
  });
  syncBuiltinESMExports();
  try {
    expect(await staff('Mara Quinn', 'support')).toBe('Mara Quinn is support now.');
  } finally {
    nameless.mockRestore();
    syncBuiltinESMExports();
  }
  const { reason } = await site.db
    .selectFrom('staff_actions')
    .select('reason')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(reason).toBe(`On the server, by its user number ${process.getuid?.()}`);
});

test('the last admin can’t be revoked, and with another admin the role can be', async () => {
  const only = 'Ada Brandt is the only admin who can log in. Make someone else admin first.';
  await expect(staff('revoke', 'Ada Brandt')).rejects.toThrow(only);
  await expect(staff('Ada Brandt', 'support')).rejects.toThrow(only);
  await staff('Mara Quinn', 'admin');
  expect(await staff('revoke', 'Ada Brandt')).toBe('Ada Brandt is no longer admin.');
  await expect(staff('revoke', 'Mara Quinn')).rejects.toThrow('Mara Quinn is the only admin');
});

test('a suspended admin doesn’t count as a remaining admin', async () => {
  await site.db.updateTable('users').set({ staff_role: 'admin' }).where('name', '=', 'Rex Dalton').execute();
  await expect(staff('revoke', 'Ada Brandt')).rejects.toThrow('the only admin who can log in');
});

test('of two admins revoked concurrently, one stays', async () => {
  await staff('Mara Quinn', 'admin');
  const both = await Promise.allSettled([staff('revoke', 'Ada Brandt'), staff('revoke', 'Mara Quinn')]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('an unknown, ambiguous or suspended user gets a clear message', async () => {
  await expect(staff('Nobody Here', 'admin')).rejects.toThrow(
    'No character called "Nobody Here" has logged in here yet. They must log in once first.',
  );
  await expect(staff('Rex Dalton', 'admin')).rejects.toThrow('Rex Dalton is suspended or banned and can’t log in.');
  const { id } = await site.as('otherMember');
  await site.db.updateTable('users').set({ name: 'Theo Varga' }).where('id', '=', id).execute();
  await expect(staff('Theo Varga', 'admin')).rejects.toThrow(
    /^Several characters are called Theo Varga\. Use a number instead/,
  );
  expect(await staff(String(id), 'support')).toBe('Theo Varga is support now.');
});

test('no signed-in user can be recorded as the console, nor the console as a user', async () => {
  const row = { action: 'x', target_kind: 'user', target_id: 1, reason: 'Forged' };
  const { id } = await site.as('member');
  for (const forged of [{ actor_id: id, from_console: true }, { actor_id: null }])
    await expect(
      site.db
        .insertInto('staff_actions')
        .values({ ...row, ...forged })
        .execute(),
    ).rejects.toThrow(/check constraint/);
});
