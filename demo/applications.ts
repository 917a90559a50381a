import { sql } from 'kysely';
import type { ApplicationStatus } from '@forecourt/contract/applications/applications.flow.ts';
import type { BusinessType } from '@forecourt/contract/applications/business-types.ts';
import type { Tx } from '@forecourt/server/database/database.ts';

interface Applied {
  by: string;
  company: string;
  type: BusinessType;
  text: string;
  website?: string;
  status: Exclude<ApplicationStatus, 'approved'>;
  daysAgo: number;
  /** The staff member who decided, with their notes. */
  decided?: { by: string; notes: string; afterDays: number };
}

/** One in every state. Existing dealers' applications were approved. */
const applied: readonly Applied[] = [
  {
    by: 'Theo Varga',
    company: 'Varga & Daughter',
    type: 'used-car-dealer',
    text: 'Nina and I have sold eleven cars privately this year. We’ve rented the old tyre shop on Popular Street and want to do it properly: used imports, each with its papers and an honest list of faults.',
    website: 'https://varga.example.com',
    status: 'pending',
    daysAgo: 2,
  },
  {
    by: 'Hank Morrow',
    company: 'Harbour Light Vans',
    type: 'specialty',
    text: 'Vans and pickups for people who work for a living. There are two of us, both mechanics, down at Terminal. Every one gets its brakes and clutch checked before we list it.',
    status: 'pending',
    daysAgo: 0,
  },
  {
    by: 'Kenji Mori',
    company: 'Drift Kingdom',
    type: 'other',
    text: 'Fast cars. The best ones.',
    status: 'declined',
    daysAgo: 6,
    decided: {
      by: 'Mia Santoro',
      notes:
        'Thank you for applying. Two sentences aren’t enough for us to see how you’d run it. Tell us where you’re based, who’s on your team and which cars you have, and apply again.',
      afterDays: 2,
    },
  },
  {
    by: 'Mara Quinn',
    company: 'Quinn Classics',
    type: 'specialty',
    text: 'One restored classic at a time.',
    status: 'withdrawn',
    daysAgo: 90,
  },
];

export async function seedApplications(tx: Tx): Promise<void> {
  const ids = new Map(
    (await tx.selectFrom('users').select(['id', 'name']).orderBy('id', 'desc').execute()).map(({ id, name }) => [
      name,
      id,
    ]),
  );
  const idOf = (name: string) => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`No one is named ${name}`);
    return id;
  };
  await sql`
    insert into dealer_applications
      (user_id, company_name, business_type, description, phone, status, reviewed_by, reviewed_at, dealer_account_id, created_at)
    select seat.user_id, company_name, 'used-car-dealer', coalesce(dealer_accounts.description, 'We sold cars from the yard before there was a market for it.'),
      coalesce(users.phone_number, '5550100'), 'approved', ${idOf('Ada Brandt')}, seat.joined_at, dealer_accounts.id,
      seat.joined_at - interval '2 days'
    from dealer_team_members as seat
    join dealer_accounts on dealer_accounts.id = seat.dealer_account_id
    join users on users.id = seat.user_id
    where seat.role = 'owner' order by seat.joined_at`.execute(tx);
  for (const { by, company, type, text, website, status, daysAgo, decided } of applied.toSorted(
    (a, b) => b.daysAgo - a.daysAgo,
  ))
    await tx
      .insertInto('dealer_applications')
      .values({
        user_id: idOf(by),
        company_name: company,
        business_type: type,
        description: text,
        website: website ?? null,
        phone: sql<string>`(select coalesce(phone_number, '5550142') from users where id = ${idOf(by)})`,
        status,
        created_at: sql<Date>`now() - make_interval(days => ${daysAgo}, hours => 3)`,
        ...(decided && {
          review_notes: decided.notes,
          reviewed_by: idOf(decided.by),
          reviewed_at: sql<Date>`now() - make_interval(days => ${daysAgo - decided.afterDays})`,
        }),
      })
      .execute();
}
