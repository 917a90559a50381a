/** The demo provider's game accounts used in stories, by user name. */
export const personas = {
  oneCharacter: 'mara.quinn',
  threeCharacters: 'theo.varga',
  incompleteProfile: 'ivy.lund',
  noCharacters: 'noah.blank',
  firstTime: 'wendy.park',
  privateSeller: 'yuki.tanaka',
  otherPrivateSeller: 'carmen.ortega',
  dealerOwner: 'grace.castellano',
  dealerManager: 'dev.okafor',
  dealerStaff: 'pia.moreau',
  support: 'sam.support',
  moderator: 'mia.moderator',
  analyst: 'ana.analyst',
  admin: 'ada.admin',
  suspended: 'rex.dalton',
} as const;

export type Persona = (typeof personas)[keyof typeof personas];
