import type { StaffRole } from '@forecourt/contract/access/who.ts';
import type { TeamRole } from '@forecourt/contract/access/team-rights.ts';

/** A demo game account and its characters' roles on the site. */
export interface Person {
  id: number;
  username: string;
  group: 'To try things out' | 'A dealer’s team' | 'Site staff' | 'Others in the city';
  /** One line on the demo login page. */
  about: string;
  characters: Character[];
}

export interface Character {
  id: number;
  firstname: string;
  lastname: string;
  /** Null if they log in for the first time. */
  member: Member | null;
}

export interface Member {
  joinedDaysAgo: number;
  phone: string | null;
  routing: string | null;
  staffRole?: StaffRole;
  team?: { dealer: DealerName; role: TeamRole };
  suspended?: { forDays: number; reason: string };
}

export const dealers = ['Eclipse Motors', 'Vinewood Premium', 'Rockford Autos', 'Sandy Shores Trucks'] as const;
export type DealerName = (typeof dealers)[number];

export const people: readonly Person[] = [
  one(1001, 'mara.quinn', 'To try things out', 'One character, complete profile', 'Mara', 'Quinn', member(210)),
  {
    id: 1002,
    username: 'theo.varga',
    group: 'To try things out',
    about: 'Three characters to choose from',
    characters: [
      { id: 20021, firstname: 'Theo', lastname: 'Varga', member: member(160) },
      { id: 20022, firstname: 'Nina', lastname: 'Varga', member: member(44) },
      { id: 20023, firstname: 'Silas', lastname: 'Boone', member: member(9) },
    ],
  },
  one(1003, 'ivy.lund', 'To try things out', 'Incomplete profile', 'Ivy', 'Lund', {
    joinedDaysAgo: 3,
    phone: null,
    routing: null,
  }),
  one(1004, 'wendy.park', 'To try things out', 'Logs in for the first time', 'Wendy', 'Park', null),
  { id: 1005, username: 'noah.blank', group: 'To try things out', about: 'No characters', characters: [] },
  one(1006, 'rex.dalton', 'To try things out', 'Suspended', 'Rex', 'Dalton', {
    ...member(95),
    suspended: { forDays: 12, reason: 'Listed the same car three times under different names' },
  }),

  one(
    1101,
    'grace.castellano',
    'A dealer’s team',
    'Owner of Eclipse Motors',
    'Grace',
    'Castellano',
    team(330, 'Eclipse Motors', 'owner'),
  ),
  one(
    1102,
    'dev.okafor',
    'A dealer’s team',
    'Manager at Eclipse Motors',
    'Dev',
    'Okafor',
    team(300, 'Eclipse Motors', 'manager'),
  ),
  one(
    1103,
    'pia.moreau',
    'A dealer’s team',
    'Staff member at Eclipse Motors',
    'Pia',
    'Moreau',
    team(120, 'Eclipse Motors', 'staff'),
  ),

  one(1201, 'sam.support', 'Site staff', 'Support', 'Sam', 'Whitlock', { ...member(400), staffRole: 'support' }),
  one(1202, 'mia.moderator', 'Site staff', 'Moderator', 'Mia', 'Santoro', { ...member(390), staffRole: 'moderator' }),
  one(1203, 'ana.analyst', 'Site staff', 'Analyst', 'Ana', 'Petrov', { ...member(250), staffRole: 'analyst' }),
  one(1204, 'ada.admin', 'Site staff', 'Administrator', 'Ada', 'Brandt', { ...member(420), staffRole: 'admin' }),

  one(
    1301,
    'julian.ashworth',
    'Others in the city',
    'Owner of Vinewood Premium',
    'Julian',
    'Ashworth',
    team(280, 'Vinewood Premium', 'owner'),
  ),
  one(
    1302,
    'celeste.ng',
    'Others in the city',
    'Administrator at Vinewood Premium',
    'Celeste',
    'Ng',
    team(200, 'Vinewood Premium', 'admin'),
  ),
  one(
    1303,
    'beatriz.sol',
    'Others in the city',
    'Owner of Rockford Autos',
    'Beatriz',
    'Sol',
    team(260, 'Rockford Autos', 'owner'),
  ),
  one(
    1304,
    'owen.marsh',
    'Others in the city',
    'Staff member at Rockford Autos',
    'Owen',
    'Marsh',
    team(75, 'Rockford Autos', 'staff'),
  ),
  one(
    1305,
    'earl.hutchins',
    'Others in the city',
    'Owner of Sandy Shores Trucks',
    'Earl',
    'Hutchins',
    team(340, 'Sandy Shores Trucks', 'owner'),
  ),
  one(
    1306,
    'dolly.reyes',
    'Others in the city',
    'Manager at Sandy Shores Trucks',
    'Dolly',
    'Reyes',
    team(190, 'Sandy Shores Trucks', 'manager'),
  ),
  one(1307, 'kenji.mori', 'Others in the city', 'Private seller', 'Kenji', 'Mori', member(140)),
  one(1308, 'lola.fontaine', 'Others in the city', 'Private seller', 'Lola', 'Fontaine', member(88)),
  one(1309, 'marcus.bell', 'Others in the city', 'Private seller', 'Marcus', 'Bell', member(310)),
  one(1310, 'aisha.rahman', 'Others in the city', 'Private seller', 'Aisha', 'Rahman', member(61)),
  one(1311, 'hank.morrow', 'Others in the city', 'Private seller', 'Hank', 'Morrow', member(230)),
  one(1312, 'yuki.tanaka', 'Others in the city', 'Buyer', 'Yuki', 'Tanaka', member(33)),
  one(1313, 'carmen.ortega', 'Others in the city', 'Buyer', 'Carmen', 'Ortega', member(17)),
  one(1314, 'finn.gallagher', 'Others in the city', 'Buyer', 'Finn', 'Gallagher', member(6)),
];

function one(
  id: number,
  username: string,
  group: Person['group'],
  about: string,
  firstname: string,
  lastname: string,
  asMember: Member | null,
): Person {
  return { id, username, group, about, characters: [{ id: id * 10 + 1, firstname, lastname, member: asMember }] };
}

/** Realistic numbers that differ from person to person. */
function member(joinedDaysAgo: number): Member {
  return {
    joinedDaysAgo,
    phone: String(2_000_000 + ((joinedDaysAgo * 7919) % 7_999_999)),
    routing: String((joinedDaysAgo * 104_729_011) % 1_000_000_000).padStart(9, '0'),
  };
}

function team(joinedDaysAgo: number, dealer: DealerName, role: TeamRole): Member {
  return { ...member(joinedDaysAgo), team: { dealer, role } };
}
