import type { StaffRole } from '@forecourt/contract/access/who.ts';
import type { Database } from '../database/database.ts';
import { findCharacters, staffMembers } from '../features/staff/staff-roles.store.ts';
import { changeStaffRole } from '../flows/staff/change-staff-role.ts';
import { StartError } from '../lib/start-error.ts';
import { systemUser } from '../lib/system-user.ts';
import type { StaffCommand } from './staff-command.ts';

/** Runs the command and returns a message. Throws a message if the command isn't possible. */
export const doStaffCommand = (db: Database, command: Exclude<StaffCommand, { kind: 'help' }>): Promise<string> =>
  command.kind === 'list' ? list(db) : change(db, command.who, command.role);

async function list(db: Database): Promise<string> {
  const members = await staffMembers(db);
  if (members.length === 0) return 'No one has a staff role yet.';
  const line = ({ id, name, role, isLockedOut }: (typeof members)[number]) =>
    `${String(role).padEnd(10)} ${name} (number ${id}${isLockedOut ? ', suspended or banned' : ''})`;
  return members.map(line).join('\n');
}

async function change(db: Database, who: string, role: StaffRole | null): Promise<string> {
  const found = await findCharacters(db, who);
  const [person, ...others] = found;
  if (!person)
    throw new StartError(`No character called "${who}" has logged in here yet. They must log in once first.`);
  if (others.length > 0) {
    const numbers = found.map(({ id }) => id).join(', ');
    throw new StartError(`Several characters are called ${person.name}. Use a number instead: ${numbers}.`);
  }
  const reason = `On the server, by its user ${systemUser()}`;
  const refusal = await changeStaffRole(db, 'console', { userId: person.id, role, reason });
  switch (refusal) {
    case 'unchanged':
      return role ? `${person.name} is already ${role}.` : `${person.name} has no staff role.`;
    case 'shut_out':
      throw new StartError(`${person.name} is suspended or banned and can’t log in.`);
    case 'last_admin':
      throw new StartError(`${person.name} is the only admin who can log in. Make someone else admin first.`);
    case null:
      return role ? `${person.name} is ${role} now.` : `${person.name} is no longer ${person.role}.`;
  }
}
