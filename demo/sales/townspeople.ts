/** People who bought and sold a car or more in the past year. They aren't on the demo's login page. */
export interface Townsperson {
  accountId: number;
  characterId: number;
  username: string;
  name: string;
  joinedDaysAgo: number;
}

const firstNames = [
  'Alma',
  'Benny',
  'Celeste',
  'Dario',
  'Estelle',
  'Felix',
  'Greta',
  'Hector',
  'Imani',
  'Jonas',
  'Kirsten',
  'Lamar',
  'Mabel',
  'Nils',
  'Odette',
  'Pascal',
] as const;

const lastNames = [
  'Abbott',
  'Brandt',
  'Castellano',
  'Delgado',
  'Easton',
  'Fontaine',
  'Granger',
  'Hassan',
  'Ibarra',
  'Jansen',
  'Kessler',
  'Lowell',
  'Marchetti',
  'Novak',
  'Okafor',
] as const;

export const townspeople: readonly Townsperson[] = firstNames.flatMap((firstName, row) =>
  lastNames.map((lastName, column) => {
    const accountId = 3001 + row * lastNames.length + column;
    return {
      accountId,
      characterId: accountId * 10 + 1,
      username: `${firstName}.${lastName}`.toLowerCase(),
      name: `${firstName} ${lastName}`,
      // Before the first of these sales.
      joinedDaysAgo: 380 + ((row * 31 + column * 17) % 240),
    };
  }),
);
