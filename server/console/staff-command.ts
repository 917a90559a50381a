import { staffRoles, type StaffRole } from '@forecourt/contract/access/who.ts';

export type StaffCommand =
  | { kind: 'list' }
  | { kind: 'change'; who: string; role: StaffRole | null }
  | { kind: 'help'; sentence: string };

export const staffUsage = `npm run staff                                lists everyone with a staff role
npm run staff -- "Mara Quinn" admin          grants a role: ${staffRoles.join(', ')}
npm run staff -- revoke "Mara Quinn"         revokes the role
Identify a character by name or by the number in their page’s address (/user/12). They must have logged in once.`;

const isRole = (word: string): word is StaffRole => (staffRoles as readonly string[]).includes(word);

/** A name of two words needs no quotes, because the role comes last. */
export function readStaffCommand(args: readonly string[]): StaffCommand {
  const [first = 'list', ...rest] = args;
  if (first === 'list' && rest.length === 0) return { kind: 'list' };
  if (first === 'revoke') {
    const who = rest.join(' ').trim();
    return who
      ? { kind: 'change', who, role: null }
      : { kind: 'help', sentence: 'Name the user whose role to revoke.' };
  }
  const words = first === 'grant' ? rest : args;
  const role = words.at(-1) ?? '';
  const who = words.slice(0, -1).join(' ').trim();
  if (!isRole(role)) return { kind: 'help', sentence: `"${role}" isn’t a staff role.` };
  return who ? { kind: 'change', who, role } : { kind: 'help', sentence: `Name the user to make ${role}.` };
}
