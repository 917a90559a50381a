/** The test users by character name, for `site.as(...)`. `world.ts` describes them. */
export const personas = {
  member: 'Mara Quinn',
  otherMember: 'Kenji Mori',
  firstCharacter: 'Theo Varga',
  otherCharacter: 'Silas Boone',
  incomplete: 'Ivy Lund',
  suspended: 'Rex Dalton',
  dealerOwner: 'Grace Castellano',
  dealerManager: 'Dev Okafor',
  dealerStaff: 'Pia Moreau',
  otherDealerOwner: 'Julian Ashworth',
  support: 'Sam Whitlock',
  moderator: 'Mia Santoro',
  analyst: 'Ana Petrov',
  admin: 'Ada Brandt',
} as const;

export type Persona = keyof typeof personas;
