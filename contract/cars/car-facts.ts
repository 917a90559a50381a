/** Optional facts about a car (product rules, "Cars"). */
export const colours = [
  'black',
  'white',
  'silver',
  'grey',
  'red',
  'blue',
  'green',
  'yellow',
  'orange',
  'brown',
  'beige',
  'gold',
  'purple',
  'pink',
  'two-tone',
] as const;
export type Colour = (typeof colours)[number];

export const transmissions = ['automatic', 'manual'] as const;
export const fuels = ['petrol', 'diesel', 'electric', 'hybrid'] as const;
export const drives = ['front', 'rear', 'all'] as const;

/** How many people fit in, which the catalogue knows per model. The last number includes more. */
export const maxSeats = 9;
export const seatNumbers = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** The game's workshops upgrade engine, brakes and transmission from 0 (stock) to 4, and armour in fifths. */
export const maxUpgrade = 4;
export const maxArmour = 5;

export const features = [
  'Custom paint',
  'Pearlescent finish',
  'Chrome trim',
  'Custom rims',
  'Low-profile tyres',
  'Bulletproof tyres',
  'Tinted windows',
  'Xenon headlights',
  'Underglow',
  'Spoiler',
  'Body kit',
  'Carbon hood',
  'Roll cage',
  'Lowered suspension',
  'Lift kit',
  'Sport exhaust',
  'Leather seats',
  'Bucket seats',
  'Sunroof',
  'Convertible roof',
  'Premium sound',
  'Navigation',
  'Dashcam',
  'Alarm',
  'GPS tracker',
  'Custom horn',
  'Tow bar',
  'Bull bar',
  'Winch',
  'Roof rack',
  'Full service history',
  'One owner',
  'Never crashed',
  'New tyres',
] as const;
export type Feature = (typeof features)[number];
