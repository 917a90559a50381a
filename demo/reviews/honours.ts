import type { AwardIcon } from '@forecourt/contract/awards/award-values.ts';

interface Honour {
  name: string;
  description: string;
  icon: AwardIcon;
  isRetired?: true;
  /** Recipient, reason and days ago. */
  grants: [name: string, reason: string, daysAgo: number][];
}

/** Awards staff created, in addition to the automatic ones. */
export const honours: readonly Honour[] = [
  {
    name: 'Pillar of the community',
    description: 'Helped others again and again, without being asked and without sending a bill',
    icon: 'heart',
    grants: [
      ['Mara Quinn', 'Towed three strangers home in one weekend', 41],
      ['Earl Hutchins', 'Repaired the school bus for a box of oranges', 96],
    ],
  },
  {
    name: 'Road captain',
    description: 'Led a meet of at least twenty cars, and all of them came home',
    icon: 'compass',
    grants: [
      ['Kenji Mori', 'The night run to Paleto Bay and back', 23],
      ['Dolly Reyes', 'The desert convoy, dust and all', 67],
    ],
  },
  {
    name: 'Golden wrench',
    description: 'Brought a car back to life that everyone else had written off',
    icon: 'wrench',
    grants: [['Marcus Bell', 'A Tornado that had been a chicken coop', 12]],
  },
  {
    name: 'Founding member',
    description: 'Was here in the first month, when there were eleven cars to choose from',
    icon: 'crown',
    isRetired: true,
    grants: [
      ['Grace Castellano', 'There since the first week', 300],
      ['Marcus Bell', 'Bought the eleventh car', 298],
    ],
  },
];
