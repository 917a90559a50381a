import type { Tx } from '@forecourt/server/database/database.ts';
import { bios } from './bios.ts';
import { companies } from './companies.ts';

/** What people and dealers say of themselves on their public pages. */
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
  for (const [company_name, { hours, ...said }] of Object.entries(companies))
    await tx
      .updateTable('dealer_accounts')
      .set({ ...said, opening_hours: JSON.stringify(hours) })
      .where('company_name', '=', company_name)
      .execute();
}
