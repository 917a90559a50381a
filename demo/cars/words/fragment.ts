/** What is true of a car and decides which sentences suit it. */
export type Trait =
  | 'old'
  | 'modern'
  | 'young'
  | 'fewMiles'
  | 'manyMiles'
  | 'electric'
  | 'engine'
  | 'manual'
  | 'turbo'
  | 'tuned'
  | 'stock'
  | 'armoured'
  | 'oneOwner'
  | 'secondHand'
  | 'plated'
  | 'cheap'
  | 'dear'
  | 'tradable'
  | 'firm'
  | 'private'
  | 'unmarked'
  | 'bike'
  | 'car'
  | `shape${0 | 1 | 2 | 3}`;

/** A sentence or two; with traits before it (separated by blanks), only for cars that have them all. */
export type Fragment = string | readonly [traits: string, text: string];

export const textOf = (fragment: Fragment): string => (typeof fragment === 'string' ? fragment : fragment[1]);

export function suits(fragment: Fragment, traits: ReadonlySet<Trait>): boolean {
  if (typeof fragment === 'string') return true;
  return fragment[0].split(' ').every((trait) => traits.has(trait as Trait));
}
