import type { AnyCall } from '@forecourt/contract/kit/call.ts';
import { anyone, member, staffRoles, type Who } from '@forecourt/contract/kit/who.ts';

/** The access of a call with something taken away from it, each by the name of what is left. */
export function widerThan({ who }: AnyCall): Record<string, Who> {
  const of = who as Who;
  const actor = of.actorField === undefined ? {} : { actorField: of.actorField };
  switch (of.kind) {
    case 'anyone':
      return {};
    case 'member':
      return { anyone };
    case 'team':
      return {
        member: { ...member, ...actor },
        ...(of.right !== 'cars.read' && { 'everybody on the team': { ...of, right: 'cars.read' } }),
      };
    case 'staff':
      return {
        member: { ...member, ...actor },
        ...(of.roles.length < staffRoles.length && { 'all the staff': { ...of, roles: staffRoles } }),
      };
  }
}

/** As long as it is done, the call of the contract is for these. */
export async function whileFor<T>(call: AnyCall, who: Who, deed: () => Promise<T>): Promise<T> {
  const meant: unknown = call.who;
  Object.assign(call, { who });
  try {
    return await deed();
  } finally {
    Object.assign(call, { who: meant });
  }
}
