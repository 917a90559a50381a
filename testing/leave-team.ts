import type { Site, SignedIn } from './site.ts';

/** Makes a user leave their team in the normal way. The returned function restores the membership. */
export async function leavesTeam({ db }: Pick<Site, 'db'>, person: SignedIn): Promise<() => Promise<unknown>> {
  const seat = await db
    .selectFrom('dealer_team_members')
    .selectAll()
    .where('user_id', '=', person.id)
    .executeTakeFirstOrThrow();
  await person.api.dealers.leaveTeam({ dealer_account_id: seat.dealer_account_id, user_id: person.id });
  return () => db.insertInto('dealer_team_members').values(seat).execute();
}
