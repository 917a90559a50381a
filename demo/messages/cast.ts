import { citizens } from '../cars/citizens.ts';
import { people, type DealerName } from '../people.ts';

/** First names are unique. */
export type FirstName = string;

/** A demo person who can write messages. */
export interface Player {
  character: number;
  name: string;
  joinedDaysAgo: number;
  dealer: DealerName | null;
}

const ofPeople = people.flatMap(({ characters }) =>
  characters.flatMap(({ id: character, firstname, lastname, member }): Player[] =>
    member
      ? [
          {
            character,
            name: `${firstname} ${lastname}`,
            joinedDaysAgo: member.joinedDaysAgo,
            dealer: member.team?.dealer ?? null,
          },
        ]
      : [],
  ),
);
const ofCitizens = citizens.map(({ characterId, name, joinedDaysAgo }): Player => ({
  character: characterId,
  name,
  joinedDaysAgo,
  dealer: null,
}));

export const everybody: readonly Player[] = [...ofPeople, ...ofCitizens];
const byFirstName = Map.groupBy(everybody, ({ name }) => name.split(' ')[0]);

export function player(firstName: FirstName): Player {
  const [found, another] = byFirstName.get(firstName) ?? [];
  if (!found || another) throw new Error(`${another ? 'Several people are' : 'No one is'} called ${firstName}`);
  return found;
}

export function playerOf(character: number): Player {
  const found = everybody.find((one) => one.character === character);
  return found ?? fail(`No one plays the character ${character}`);
}

const fail = (what: string): never => {
  throw new Error(what);
};

export const teamOf = (dealer: DealerName): Player[] => everybody.filter((one) => one.dealer === dealer);
