import type { Feature } from '@forecourt/contract/cars/car-facts.ts';

/** Features grouped for the seller. Buyers see them in the contract's order. */
export const featureGroups: readonly { title: string; features: readonly Feature[] }[] = [
  {
    title: 'Paint and wheels',
    features: [
      'Custom paint',
      'Pearlescent finish',
      'Chrome trim',
      'Custom rims',
      'Low-profile tyres',
      'Bulletproof tyres',
      'New tyres',
    ],
  },
  {
    title: 'Body and lights',
    features: [
      'Tinted windows',
      'Xenon headlights',
      'Underglow',
      'Spoiler',
      'Body kit',
      'Carbon hood',
      'Sunroof',
      'Convertible roof',
    ],
  },
  {
    title: 'Chassis and work',
    features: [
      'Roll cage',
      'Lowered suspension',
      'Lift kit',
      'Sport exhaust',
      'Tow bar',
      'Bull bar',
      'Winch',
      'Roof rack',
    ],
  },
  {
    title: 'Inside',
    features: [
      'Leather seats',
      'Bucket seats',
      'Premium sound',
      'Navigation',
      'Dashcam',
      'Alarm',
      'GPS tracker',
      'Custom horn',
    ],
  },
  { title: 'History', features: ['Full service history', 'One owner', 'Never crashed'] },
];
