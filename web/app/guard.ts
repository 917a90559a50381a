import type { SessionUser } from '@forecourt/contract/accounts/accounts.ts';
import { pages, type PageName, type PageRule } from '@forecourt/contract/pages.ts';
import type { Session } from '../features/accounts/session.ts';

/** What the shell does with a page for this person. */
export type Verdict =
  | 'show'
  | 'wait'
  | 'unreachable'
  | 'log_in'
  | 'explain_login'
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
    // Core document, "Complete profile": goes to / when no user is present.
    if (page === 'completeProfile') return 'go_home';
    return rule.explainsLogin ? 'explain_login' : 'log_in';
  }
  return (
    outsider(rule, session.user) ??
    (rule.needs === 'complete' && !session.user.profile_complete ? 'complete_profile' : 'show')
  );
}

/** Being told that a page is for others comes before being asked for a complete profile. */
function outsider(rule: PageRule, user: SessionUser): Verdict | undefined {
  if (rule.only === 'dealers' && !user.is_dealer) return 'refuse_non_dealer';
  if (rule.only === 'non_dealers' && user.is_dealer) return 'go_to_dealer';
  if (rule.only === 'staff' && !user.staff_role) return 'not_found';
  return undefined;
}
