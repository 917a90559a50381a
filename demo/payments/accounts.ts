import { citizens } from '../cars/citizens.ts';
import { daysBefore } from '../cars/history.ts';
import { people } from '../people.ts';

export interface Account {
  id: number;
  seenSince: Date;
}

/** The game account behind a character. Prices depend on its age and on all its characters together. */
export function accountsOf(now: Date): (character: number) => Account {
  const known = new Map<number, Account>();
  for (const { id, characters } of people) {
    const joined = Math.max(...characters.map(({ member }) => member?.joinedDaysAgo ?? 0));
    for (const character of characters) known.set(character.id, { id, seenSince: daysBefore(now, joined) });
  }
  for (const { accountId, characterId, joinedDaysAgo } of citizens)
    known.set(characterId, { id: accountId, seenSince: daysBefore(now, joinedDaysAgo) });
  return (character) => {
    const account = known.get(character);
    if (!account) throw new Error(`No one is behind character ${character}`);
    return account;
  };
}
