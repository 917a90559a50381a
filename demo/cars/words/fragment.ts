/** Properties of a car that decide which sentences suit it. */
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

/** A sentence or two. With space-separated traits in front, only for cars that have all of them. */
export type Fragment = string | readonly [traits: string, text: string];

export const textOf = (fragment: Fragment): string => (typeof fragment === 'string' ? fragment : fragment[1]);

export function suits(fragment: Fragment, traits: ReadonlySet<Trait>): boolean {
  if (typeof fragment === 'string') return true;
  return fragment[0].split(' ').every((trait) => traits.has(trait as Trait));
}
