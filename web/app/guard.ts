import type { SessionUser } from '@forecourt/contract/accounts/accounts.ts';
import { isFor, pages, type PageName, type PageRule } from '@forecourt/contract/pages.ts';
import type { Session } from '../features/accounts/session.ts';

/** Decides what the shell does with a page for this user. */
export type Verdict =
  | 'show'
  | 'wait'
  | 'unreachable'
  | 'log_in'
  | 'introduce'
  | 'complete_profile'
  | 'refuse_non_dealer'
  | 'go_to_dealer'
  | 'go_home'
  | 'not_found';

export function judge(page: PageName | null, session: Session): Verdict {
  const rule: PageRule | null = page && pages[page];
  if (!rule || rule.needs === 'public') return 'show';
  if (session.status === 'verifying') return 'wait';
  if (session.status === 'unreachable') return 'unreachable';
  if (session.status === 'signed_out') {
    // Core document, "Complete profile": redirects to / when no user is present.
    if (page === 'completeProfile') return 'go_home';
    return rule.introduces ? 'introduce' : 'log_in';
  }
  return (
    outsider(rule, session.user) ??
    (rule.needs === 'complete' && !session.user.profile_complete ? 'complete_profile' : 'show')
  );
}

/** Shown to users without access. Takes precedence over asking for a complete profile. */
const refusals = { dealers: 'refuse_non_dealer', non_dealers: 'go_to_dealer', staff: 'not_found' } as const;

const outsider = (rule: PageRule, user: SessionUser): Verdict | undefined =>
  rule.only && !isFor(rule, user) ? refusals[rule.only] : undefined;
