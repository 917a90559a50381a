export const BODY_CLASSES = [
  'Compacts',
  'Sedans',
  'SUVs',
  'Coupes',
  'Muscle',
  'Sports Classics',
  'Sports',
  'Super',
  'Motorcycles',
  'Off-road',
  'Vans',
] as const;

export type BodyClass = (typeof BODY_CLASSES)[number];

/** The class a vehicle is drawn as. Unknown classes are drawn as the plainest car. */
export function bodyClassOf(vehicleClass: string): BodyClass {
  const wanted = vehicleClass.trim().toLowerCase();
  return BODY_CLASSES.find((name) => name.toLowerCase() === wanted) ?? 'Sedans';
}
