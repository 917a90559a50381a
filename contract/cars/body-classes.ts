/** The game's vehicle classes. */
export const bodyClasses = [
  'Compacts',
  'Coupes',
  'Motorcycles',
  'Muscle',
  'Off-road',
  'Sedans',
  'Sports',
  'Sports Classics',
  'Super',
  'SUVs',
  'Vans',
] as const;
export type BodyClass = (typeof bodyClasses)[number];
