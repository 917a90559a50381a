/** Names that a saved reply has filled in: the buyer's first name, the car, the dealer and the writer's first name. */
export const placeholders = ['name', 'car', 'dealer', 'me'] as const;
export type Placeholder = (typeof placeholders)[number];

/** Fills in a reply's placeholders. Those without a value and unknown ones are left unchanged. */
export const fillReply = (content: string, values: Partial<Record<Placeholder, string>>): string =>
  content.replace(/\{(\w+)\}/g, (whole, name: string) => values[name as Placeholder] ?? whole);

/** One sentence about unknown placeholders, which would otherwise be sent as written. */
export function unknownPlaceholders(content: string): string | undefined {
  const known = placeholders.map((name) => `{${name}}`);
  const unknown = new Set((content.match(/\{[^{}\n]*\}/g) ?? []).filter((one) => !known.includes(one)));
  if (unknown.size === 0) return undefined;
  return `There is no ${[...unknown].join(' and no ')}. You can use ${known.slice(0, -1).join(', ')} and ${known.at(-1)}.`;
}
