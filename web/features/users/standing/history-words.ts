import type { AppealStatus } from '@forecourt/contract/appeals/appeals.flow.ts';
import type { HistoryEntry, HistoryKind, JudgedPerson } from '@forecourt/contract/users/judged-person.ts';
import { countOf, dayText } from '../../../lib/format.ts';

const kindNames: Record<HistoryKind, string> = {
  suspend_user: 'Suspended',
  ban_user: 'Banned',
  reinstate_user: 'Reinstated',
  flag_car: 'Listing flagged',
  remove_car: 'Listing removed',
  restore_car: 'Listing restored',
  hide_review: 'Review hidden',
  unhide_review: 'Review shown again',
  flag_wanted_ad: 'Wanted ad flagged',
  remove_wanted_ad: 'Wanted ad removed',
  restore_wanted_ad: 'Wanted ad restored',
  decline_application: 'Application declined',
  suspend_dealer: 'Dealership suspended',
  activate_dealer: 'Dealership reinstated',
  warn_user: 'Warned',
  uphold_conversation_report: 'Conversation report upheld',
};

/** "Suspended until November 20, 2026", "Listing removed: 2019 Karin Kuruma" */
export function entryTitle({ kind, until, subject, company_name }: HistoryEntry): string {
  const about = kind === 'suspend_dealer' || kind === 'activate_dealer' ? company_name : subject;
  const whose = about !== null && company_name !== null && about !== company_name ? ` (${company_name})` : '';
  return `${kindNames[kind]}${until ? ` until ${dayText(until)}` : ''}${about === null ? '' : `: ${about}`}${whose}`;
}

export const appealNames: Record<AppealStatus, string> = {
  open: 'Appealed',
  upheld: 'Appeal: upheld',
  changed: 'Appeal: made milder',
  reversed: 'Appeal: reversed',
  withdrawn: 'Appeal withdrawn',
};

/** "2 suspensions, 1 removed listing". Leaves out zero counts, and null if all are zero. */
export function countsText({ counts }: Pick<JudgedPerson, 'counts'>): string | null {
  const named = [
    [counts.bans, 'ban'],
    [counts.suspensions, 'suspension'],
    [counts.warnings, 'warning'],
    [counts.removed_listings, 'removed listing'],
    [counts.upheld_reports, 'upheld report'],
  ] as const;
  const known = named.filter(([number]) => number > 0).map(([number, one]) => countOf(number, one));
  return known.length > 0 ? known.join(', ') : null;
}
