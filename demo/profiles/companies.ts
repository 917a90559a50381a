import type { Hours } from '@forecourt/contract/hours/open-state.ts';
import type { DealerName } from '../people.ts';

interface Company {
  description: string;
  website: string | null;
  phone: string;
  /** Monday to Sunday. */
  hours: Hours;
  /** Set if they're away for some days. */
  away?: { text: string; days: number };
}

const week = (weekdays: Hours[number], saturday: Hours[number], sunday: Hours[number]): Hours => [
  ...Array.from({ length: 5 }, () => weekdays),
  saturday,
  sunday,
];

/** The dealers' own page texts. */
export const companies: Record<DealerName, Company> = {
  'Eclipse Motors': {
    description: [
      'Sports cars and supers, bought one by one and driven before they hit the floor. Grace opened the showroom with a borrowed Comet and a rented light. We have more of both now, but every car still gets its photos taken at dusk and a note on what we found underneath.',
      'Test drives any evening. We take trades, we put the price in writing, and if something rattles in the first week, come by and we’ll listen to it with you.',
    ].join('\n\n'),
    website: 'https://eclipse-motors.example',
    phone: '5550140',
    hours: week({ from: '10:00', to: '20:00' }, { from: '11:00', to: '22:00' }, null),
  },
  'Vinewood Premium': {
    description: [
      'Quiet rooms above the boulevard for people who’d rather not shop in a parking lot. Coupés, saloons and the occasional drop-top with a history worth telling.',
      'Viewings by appointment, or just walk in. Celeste pours the coffee, Julian knows the service books by heart.',
    ].join('\n\n'),
    website: 'https://vinewood-premium.example/collection',
    phone: '5550177',
    hours: week({ from: '12:00', to: '21:00' }, { from: '14:00', to: '02:00' }, { from: '14:00', to: '19:00' }),
  },
  'Rockford Autos': {
    description:
      'Cars for getting to work, getting the kids, getting home. Honest mileage, fresh tyres, and a price that leaves something for fuel. First car? Ask Owen, he sold himself his own.',
    website: null,
    phone: '5550119',
    hours: week({ from: '08:00', to: '18:00' }, { from: '09:00', to: '16:00' }, null),
  },
  'Sandy Shores Trucks': {
    description: [
      'Pickups, off-roaders and anything that still starts after a summer in the sand. Earl fixes them, Dolly prices them, the dog decides.',
      'We’re the last turn before the airfield. If the gate’s shut, honk twice.',
    ].join('\n\n'),
    website: 'https://sandy-shores-trucks.example',
    phone: '5550163',
    away: {
      text: 'Out in the desert for the rally, all three of us. Write anyway, Dolly replies when she gets a bar of signal.',
      days: 12,
    },
    hours: [
      null,
      { from: '07:00', to: '17:00' },
      { from: '07:00', to: '17:00' },
      { from: '07:00', to: '17:00' },
      { from: '07:00', to: '17:00' },
      { from: '06:00', to: '18:00' },
      { from: '06:00', to: '12:00' },
    ],
  },
};
