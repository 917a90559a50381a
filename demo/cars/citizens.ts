import type { Place } from '../pictures/places.ts';

/** More people who sell a car or two. They have accounts, but aren't on the demo's login page. */
export interface Citizen {
  accountId: number;
  characterId: number;
  username: string;
  name: string;
  joinedDaysAgo: number;
  phone: string;
  routing: string;
  /** Where they take their pictures. */
  home: Place;
}

const names = [
  'Abel Nakamura',
  'Bonnie Tremblay',
  'Cyrus Dhillon',
  'Delia Vance',
  'Emil Sørensen',
  'Farah Aziz',
  'Gus Pappas',
  'Hazel Whitmore',
  'Ignacio Duarte',
  'June Holloway',
  'Kofi Mensah',
  'Leila Haddad',
  'Milo Petrakis',
  'Nadia Kowalska',
  'Otis Freeman',
  'Priya Raman',
  'Quentin Sharpe',
  'Rosa Villanueva',
  'Stellan Berg',
  'Tamsin Cole',
  'Ugo Bellini',
  'Vera Lindqvist',
  'Walt Jefferson',
  'Xiomara Cruz',
  'Yusuf Demir',
  'Zoe Callahan',
  'Andre Baptiste',
  'Bridget O’Hara',
  'Cassius Webb',
  'Dina Feldman',
  'Eamon Doyle',
  'Freya Nystrom',
] as const;

const homes: readonly Place[] = [
  'suburban-driveway',
  'beach-promenade',
  'harbour',
  'parking-garage',
  'mountain-dawn',
  'dusk-skyline',
  'suburban-driveway',
  'desert-noon',
  'neon-night',
  'beach-promenade',
  'suburban-driveway',
  'harbour',
];

export const citizens: readonly Citizen[] = names.map((name, index) => {
  const accountId = 1401 + index;
  // Before the oldest of their cars was listed.
  const joinedDaysAgo = 40 + ((index * 47) % 350);
  return {
    accountId,
    characterId: accountId * 10 + 1,
    username: usernameOf(name),
    name,
    joinedDaysAgo,
    phone: String(3_100_000 + ((index * 61_643) % 5_899_999)),
    routing: String(((index + 3) * 27_644_437) % 1_000_000_000).padStart(9, '0'),
    home: homes[index % homes.length] ?? 'suburban-driveway',
  };
});

function usernameOf(name: string): string {
  const plain = name.replace('ø', 'o').replaceAll(/[^A-Za-z ]/g, '');
  return plain.toLowerCase().replaceAll(' ', '.');
}
