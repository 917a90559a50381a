import type { Tx } from '@forecourt/server/database/database.ts';
import { sql } from 'kysely';
import { bios } from './bios.ts';
import { companies } from './companies.ts';

/** Seeds the texts on people's and dealers' public pages. */
export async function seedProfiles(tx: Tx): Promise<void> {
  for (const [name, { bio, website, specialties, years, hidesAsBuyer }] of Object.entries(bios))
    await tx
      .updateTable('users')
      .set({
        bio,
        website: website ?? null,
        specialties,
        experience_years: years,
        hides_as_buyer: hidesAsBuyer ?? false,
      })
      .where('name', '=', name)
      .execute();
  for (const [company_name, { hours, away, ...said }] of Object.entries(companies)) {
    const backOn = sql<Date>`(now() at time zone 'UTC' + make_interval(days => ${away?.days ?? 0}::int))::date`;
    const notice = {
      away_text: away?.text ?? null,
      away_back_on: backOn,
      away_until: sql<Date>`${backOn}::timestamp at time zone 'UTC'`,
    };
    await tx
      .updateTable('dealer_accounts')
      .set({ ...said, opening_hours: JSON.stringify(hours), ...(away && notice) })
      .where('company_name', '=', company_name)
      .execute();
  }
}
