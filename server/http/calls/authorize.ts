import type { AnyCall } from '@forecourt/contract/kit/call.ts';
import { type Who } from '@forecourt/contract/access/who.ts';
import { memberMay } from '@forecourt/contract/access/owner.ts';
import { fail } from '../../lib/failure.ts';
import type { Actor } from '../../lib/handlers.ts';

/**
 * Each page sends the id of the user it was rendered for. If the browser has since switched users (another character
 * selected in another tab), the page gets a specific error before anything is done or refused, because it's only out of
 * date. Calls open to anyone are still answered.
 */
export function checkActingAs(
  { who, address }: Pick<AnyCall, 'who' | 'address'>,
  actor: Actor | null,
  shown: string | string[] | undefined,
): void {
  const isPublic = who.kind === 'anyone' && (who.isSignIn || address.method === 'GET');
  if (!isPublic && actor && shown !== undefined && shown !== String(actor.id)) fail('another_person');
}

/** Checks what doesn't depend on the input: whether there is a session and it has the role. */
export function authorizeRole(who: Who, actor: Actor | null): void {
  if (who.kind === 'anyone') return;
  if (!actor) return fail('sign_in_required');
  if (who.kind === 'staff' && !(actor.staffRole && who.roles.includes(actor.staffRole))) fail('not_allowed');
}

/** Checks ids in the input: the actor's id must match the session, and a dealer must be the actor's own. */
export function authorizeInput(who: Who, actor: Actor | null, input: Record<string, unknown>): void {
  if (who.actorField) {
    const claimed = input[who.actorField];
    if (claimed !== undefined && claimed !== actor?.id) fail('not_allowed');
  }
  if (who.kind !== 'team') return;
  const ownTeam = actor?.team;
  if (!ownTeam || input[who.dealerField] !== ownTeam.dealerId) return fail(who.elsewhere ?? 'not_allowed');
  if (!memberMay(ownTeam, who.right)) fail('not_allowed');
}
