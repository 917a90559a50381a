/** A person's profile text. */
export interface Bio {
  bio: string;
  years: number;
  specialties: string[];
  website?: string;
  hidesAsBuyer?: true;
}

/** By name. People who aren't listed have no bio yet. */
export const bios: Record<string, Bio> = {
  'Mara Quinn': {
    bio: 'I buy one car a year that needs saving, fix it up on weekends and sell it to someone who promises to drive it. Receipts in the glovebox, no stories. Evenings in Mirror Park are best.',
    years: 9,
    specialties: ['Restorations', 'Classics', 'Manual gearboxes'],
    website: 'https://quinn-garage.example',
  },
  'Theo Varga': {
    bio: 'Ex tow driver. I’ve seen what happens to cars no one looks after, so I look after mine.',
    years: 14,
    specialties: ['Off-road', 'Pickups', 'Trade-ins'],
  },
  'Nina Varga': {
    bio: 'Small cars, small prices. If it fits a parking space in Little Seoul, I’ve probably owned it.',
    years: 3,
    specialties: ['Compacts', 'First cars'],
  },
  'Grace Castellano': {
    bio: 'Opened Eclipse Motors after ten years of selling other people’s cars better than they could. I’ll tell you what’s wrong with a car before I tell you what it costs.',
    years: 18,
    specialties: ['Supercars', 'Sports cars', 'Consignment', 'Negotiation'],
    website: 'https://eclipse-motors.example',
  },
  'Dev Okafor': {
    bio: 'I run the floor at Eclipse. Ask me for a test drive after eight, when the freeway is empty.',
    years: 11,
    specialties: ['Sports cars', 'Test drives', 'Trade-ins'],
  },
  'Pia Moreau': {
    bio: 'New here, not new to cars: my dad rallied, I held the torch. Quickest to reply at lunch.',
    years: 4,
    specialties: ['Rally replicas', 'Tuned cars'],
  },
  'Julian Ashworth': {
    bio: 'Vinewood Premium is thirty cars and no hurry. I keep the service books. You’ll keep the car longer that way.',
    years: 22,
    specialties: ['Coupés', 'Provenance', 'Collectors’ cars'],
    website: 'https://vinewood-premium.example',
  },
  'Celeste Ng': {
    bio: 'I’m the one who picks up the phone at Vinewood Premium. Don’t know what you want yet? Start with me.',
    years: 8,
    specialties: ['Saloons', 'Luxury', 'Finding the right one'],
  },
  'Beatriz Sol': {
    bio: 'At Rockford Autos since the roof still leaked. Plain cars at plain prices, and a handshake.',
    years: 16,
    specialties: ['Family cars', 'Saloons', 'First cars'],
  },
  'Owen Marsh': {
    bio: 'Selling at Rockford Autos and saving for something with a longer bonnet.',
    years: 1,
    specialties: ['First cars'],
  },
  'Earl Hutchins': {
    bio: 'If it’s square and has a winch point, I’ve got an opinion on it. Sandy Shores Trucks, last turn before the airfield.',
    years: 31,
    specialties: ['Pickups', 'Off-road', 'Engines', 'Recovery'],
  },
  'Dolly Reyes': {
    bio: 'I set the prices at Sandy Shores Trucks. Earl thinks they’re too low, so they’re about right.',
    years: 12,
    specialties: ['Pickups', 'Vans', 'Trade-ins'],
  },
  'Kenji Mori': {
    bio: 'Nineties coupés, kept original. I sell one when I find a better one, never because I have to.',
    years: 13,
    specialties: ['Classics', 'Original paint', 'Coupés'],
    website: 'https://mori-classics.example',
  },
  'Lola Fontaine': {
    bio: 'Drove for the movies until the movies moved away. I only ever crashed cars on purpose, and never these.',
    years: 7,
    specialties: ['Convertibles', 'Film cars'],
  },
  'Marcus Bell': {
    bio: 'Buying for a family of five, selling what we’ve outgrown. Straight answers, no haggling over the last hundred.',
    years: 6,
    specialties: ['Family cars', 'Vans'],
  },
  'Aisha Rahman': {
    bio: 'Motorcycles first, cars when it rains. Everything I own has had its oil changed on time, and I have the list.',
    years: 5,
    specialties: ['Motorcycles', 'Maintenance'],
  },
  'Hank Morrow': {
    bio: 'Retired early, bored by Tuesday. I look for muscle cars someone else walked away from.',
    years: 27,
    specialties: ['Muscle cars', 'Restorations', 'Engines'],
  },
  'Yuki Tanaka': {
    bio: 'Collecting one of each body class. Eight to go. Not everything I park needs my name on it.',
    years: 2,
    specialties: ['Collecting'],
    hidesAsBuyer: true,
  },
  'Sam Whitlock': {
    bio: 'I answer tickets on this site. Off duty I drive a Dilettante and I’m not ashamed of it.',
    years: 0,
    specialties: [],
  },
};
