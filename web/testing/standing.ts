import type { JudgedPerson } from '@forecourt/contract/users/judged-person.ts';
import { johnny } from './people.ts';

/** Someone in good standing with two listings, unless a test says otherwise. */
export const judged = (more: Partial<JudgedPerson> = {}): { success: true; person: JudgedPerson } => ({
  success: true,
  person: {
    id: johnny.id,
    name: johnny.name,
    avatar_url: null,
    standing: 'active',
    reason: null,
    until: null,
    account_closed_at: null,
    staff_role: null,
    is_own: false,
    seat: null,
    touched: { listings: 2, dealer_listings: 0, open_payments: 0, sales_to_confirm: 0, sessions: 1 },
    counts: { suspensions: 0, bans: 0, warnings: 0, removed_listings: 0, upheld_reports: 0 },
    history: [],
    history_total: 0,
    ...more,
  },
});
