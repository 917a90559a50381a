import { mayFor, type Reach } from '@forecourt/contract/access/owner.ts';
import type { Database } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { awayRefusal } from '../../features/dealers/away.rules.ts';
import { findSettings, lockCompany, saveSettings, type CompanyChange } from '../../features/dealers/company.store.ts';
import { lockReach, listTeam } from '../../features/dealers/team.store.ts';
import { fail } from '../../lib/failure.ts';

interface CompanyInput {
  id: number;
  change: CompanyChange;
  /** If sent, it must be unchanged. */
  companyName: string | undefined;
  /** The version the user read before editing. */
  version: number | undefined;
}

interface Circumstances {
  timeZone: string;
  now: Date;
}

/** Saves a dealer's settings without overwriting a colleague's newer changes. */
export function changeCompany(db: Database, actor: Reach, input: CompanyInput, { timeZone, now }: Circumstances) {
  const { id, change, companyName, version } = input;
  return db.transaction().execute(async (tx) => {
    // The right, or the whole dealership, may be gone since the session was read.
    const reach = await lockReach(tx, actor);
    if (reach.team?.dealerId !== id) return fail('dealer_not_found');
    if (!mayFor(reach, { dealer: id }, 'settings.write')) fail('not_allowed');
    const held = (await lockCompany(tx, id)) ?? fail('dealer_not_found');
    if (companyName !== undefined && companyName.trim() !== held.company_name)
      fail('bad_input', { fields: { company_name: ['Company name cannot be changed'] } });
    if (version !== undefined && version !== held.version) fail('settings_changed_elsewhere');
    const before = (await findSettings(tx, id, timeZone))!;
    const refusal = change.away && !isSame(change.away, before.away) && awayRefusal(change.away.back_on, before.today);
    if (refusal) fail('bad_input', { fields: { 'away.back_on': [refusal] } });
    await saveSettings(tx, id, change, { by: reach.userId, timeZone, now });
    // The team's open pages show the company's name, logo and settings.
    for (const { user_id } of await listTeam(tx, id)) await announce(tx, { kind: 'session_changed', userId: user_id });
    return (await findSettings(tx, id, timeZone))!;
  });
}

/** A current absence can be saved unchanged, even on its last day. */
const isSame = (one: { text: string; back_on: string }, other: { text: string; back_on: string } | null) =>
  one.back_on === other?.back_on;
