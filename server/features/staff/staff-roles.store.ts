import type { StaffRole } from '@forecourt/contract/access/who.ts';
import { staffRights, staffRoleMay } from '@forecourt/contract/access/staff-rights.ts';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';
import { cannotLogIn } from '../../database/standing.sql.ts';
import type { StaffPerson } from './staff-roles.rules.ts';

const people = (db: Queryable) =>
  db
    .selectFrom('users')
    .select(['id', 'name', sql<StaffRole | null>`staff_role`.as('role'), cannotLogIn.as('isLockedOut')])
    .orderBy('name')
    .orderBy('id');

/** Characters who have logged in here, by id or full name, ignoring case. */
export const findCharacters = (db: Queryable, who: string): Promise<StaffPerson[]> =>
  people(db)
    .where(/^\d{1,15}$/.test(who) ? sql<boolean>`id = ${who}` : sql<boolean>`lower(name) = lower(${who})`)
    .execute();

export const staffMembers = (db: Queryable): Promise<StaffPerson[]> =>
  people(db).where('staff_role', 'is not', null).execute();

/** Locks the user and all admins. If two admins remove each other's role, the second finds no other admin left. */
export async function lockWithAdmins(tx: Tx, userId: number): Promise<{ person: StaffPerson; otherAdmins: number }> {
  const held = await people(tx)
    .where((where) => where.or([where('id', '=', userId), where('staff_role', 'in', staffRights['users.roles'])]))
    .clearOrderBy()
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const person = held.find(({ id }) => id === userId);
  if (!person) throw new Error(`No user ${userId}`);
  const others = held.filter(
    ({ id, role, isLockedOut }) => id !== userId && staffRoleMay(role, 'users.roles') && !isLockedOut,
  );
  return { person, otherAdmins: others.length };
}

export const saveStaffRole = (tx: Tx, userId: number, role: StaffRole | null) =>
  tx
    .updateTable('users')
    .set({ staff_role: role, updated_at: sql`now()` })
    .where('id', '=', userId)
    .execute();
