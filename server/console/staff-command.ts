import { staffRoles, type StaffRole } from '@forecourt/contract/kit/who.ts';

export type StaffCommand =
  | { kind: 'list' }
  | { kind: 'change'; who: string; role: StaffRole | null }
  | { kind: 'help'; sentence: string };

export const staffUsage = `npm run staff                                lists who has a staff role
npm run staff -- "Mara Quinn" admin          gives one: ${staffRoles.join(', ')}
npm run staff -- revoke "Mara Quinn"         takes it away
A character is named by name or by the number in the address of their page (/user/12), and must have signed in once.`;

const isRole = (word: string): word is StaffRole => (staffRoles as readonly string[]).includes(word);

/** A name of two words need not be quoted: the role comes last. */
export function readStaffCommand(args: readonly string[]): StaffCommand {
  const [first = 'list', ...rest] = args;
  if (first === 'list' && rest.length === 0) return { kind: 'list' };
  if (first === 'revoke') {
    const who = rest.join(' ').trim();
    return who ? { kind: 'change', who, role: null } : { kind: 'help', sentence: 'Whose role is to be taken away?' };
  }
  const words = first === 'grant' ? rest : args;
  const role = words.at(-1) ?? '';
  const who = words.slice(0, -1).join(' ').trim();
  if (!isRole(role)) return { kind: 'help', sentence: `"${role}" is no staff role.` };
  return who ? { kind: 'change', who, role } : { kind: 'help', sentence: `Who is to be ${role}?` };
}
