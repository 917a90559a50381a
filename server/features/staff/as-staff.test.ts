import { personalTargets } from '@forecourt/contract/staff/staff-actions.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { asStaff } from './as-staff.ts';
import { saveStaffRole } from './staff-roles.store.ts';

let site: Site;
let [mara, sam, mia, ada]: SignedIn[] = [];
beforeAll(async () => {
  site = await startSite();
  [mara, sam, mia, ada] = await Promise.all(
    (['member', 'support', 'moderator', 'admin'] as const).map((who) => site.as(who)),
  );
});
afterAll(() => site.close());

const logOf = (kind: string, id: number) =>
  site.db
    .selectFrom('staff_actions')
    .select(['id', 'action', 'before', 'after', 'created_at'])
    .where('target_kind', '=', kind)
    .where('target_id', '=', id)
    .orderBy('id')
    .execute();

/** Each entry starts from the state the previous one left, and times never go back. */
function expectChain(log: Awaited<ReturnType<typeof logOf>>) {
  for (const [n, { after, created_at }] of log.slice(0, -1).entries()) {
    expect(log[n + 1]!.before).toEqual(after);
    expect(log[n + 1]!.created_at.getTime()).toBeGreaterThanOrEqual(created_at.getTime());
  }
}

test('four concurrent actions on one ticket leave four log rows whose states chain', async () => {
  for (let round = 0; round < 8; round += 1) {
    const asked = { user_id: mara!.id, category_id: 1, subject: `Round ${round}`, description: 'Please' };
    const { id: ticket_id } = (await mara!.api.tickets.create(asked)).ticket;
    await Promise.all([
      sam!.api.tickets.updatePriority({ ticket_id, user_id: sam!.id, priority: 'high' }),
      ada!.api.tickets.updatePriority({ ticket_id, user_id: ada!.id, priority: 'urgent' }),
      mia!.api.tickets.addResponse({ ticket_id, user_id: mia!.id, content: 'Odd', is_internal: true }),
      sam!.api.tickets.addResponse({ ticket_id, user_id: sam!.id, content: 'Hello' }),
    ]);
    const log = await logOf('ticket', ticket_id);
    expect(log.map(({ action }) => action).sort()).toEqual([
      'note_on_ticket',
      'reply_to_ticket',
      'set_ticket_priority',
      'set_ticket_priority',
    ]);
    expectChain(log);
    expect(log[0]!.before).toEqual({
      status: 'open',
      priority: 'medium',
      category: 'Account & Login',
      assigned_to: null,
      merged_into: null,
      last_response_id: null,
    });
    expect(log.at(-1)!.after).toMatchObject({ status: 'in_progress', assigned_to: sam!.id });
  }
});

test('the same holds where the change itself takes no lock', async () => {
  const { id } = mara!;
  for (let round = 0; round < 8; round += 1) {
    await Promise.all(
      (['support', 'moderator', 'analyst', null] as const).map((role) =>
        site.db
          .transaction()
          .execute((tx) =>
            asStaff(tx, ada!.id, { action: 'change_staff_role', id, reason: 'A try' }, () =>
              saveStaffRole(tx, id, role),
            ),
          ),
      ),
    );
    const log = await logOf('user', id);
    expect(log).toHaveLength((round + 1) * 4);
    expectChain(log);
  }
  await site.db.updateTable('users').set({ staff_role: null }).where('id', '=', id).execute();
});

test('a failed action is not logged, and an action that cannot be logged does not happen', async () => {
  const { id } = mara!;
  const before = (await logOf('user', id)).length;
  const staffAction = { action: 'change_staff_role', id, reason: 'A try' } as const;
  const failing = site.db.transaction().execute((tx) =>
    asStaff(tx, ada!.id, staffAction, async () => {
      await saveStaffRole(tx, id, 'support');
      throw new Error('in the middle');
    }),
  );
  await expect(failing).rejects.toThrow('in the middle');
  const withoutActor = site.db
    .transaction()
    .execute((tx) => asStaff(tx, 999_999, staffAction, () => saveStaffRole(tx, id, 'support')));
  await expect(withoutActor).rejects.toThrow(/foreign key/);
  expect(await logOf('user', id)).toHaveLength(before);
  const { staff_role } = await site.db
    .selectFrom('users')
    .select('staff_role')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(staff_role).toBeNull();
});

test.each(personalTargets)('the database rejects an action on a %s without a reason', async (kind) => {
  const row = { actor_id: ada!.id, action: 'x', target_kind: kind, target_id: 1 };
  await expect(site.db.insertInto('staff_actions').values(row).execute()).rejects.toThrow(/staff_actions_say_why/);
});
