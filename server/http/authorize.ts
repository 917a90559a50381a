import type { AnyCall } from '@forecourt/contract/kit/call.ts';
import { type Who } from '@forecourt/contract/kit/who.ts';
import { memberMay } from '@forecourt/contract/kit/owner.ts';
import { fail } from '../lib/failure.ts';
import type { Actor } from '../lib/handlers.ts';

/**
 * A page says whom it shows. When the browser has become another person meanwhile (another character chosen in another
 * tab), its page is told so before anything is done or refused: it is honest, only late. What everybody may read it
 * may read too.
 */
export function checkActingAs(
  { who, address }: Pick<AnyCall, 'who' | 'address'>,
  actor: Actor | null,
  shown: string | string[] | undefined,
): void {
  const isForAnybody = who.kind === 'anyone' && (who.isSignIn || address.method === 'GET');
  if (!isForAnybody && actor && shown !== undefined && shown !== String(actor.id)) fail('another_person');
}

/** What can be said before the input is read: is there a session, and has it the role? */
export function authorizeRole(who: Who, actor: Actor | null): void {
  if (who.kind === 'anyone') return;
  if (!actor) return fail('sign_in_required');
  if (who.kind === 'staff' && !(actor.staffRole && who.roles.includes(actor.staffRole))) fail('not_allowed');
}

/** The ids in the payload: one that names the actor must agree with the session, a dealer must be the actor's own. */
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
