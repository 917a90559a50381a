import { plainName } from '@forecourt/contract/imports/import-columns.ts';

/** Finds areas regardless of capitals, spacing and accents. Another name counts if only one area has it. */
export function areaFinder(areas: readonly { name: string; also: readonly string[] }[]) {
  const names = new Map(areas.map(({ name }) => [plainName(name), name]));
  const others = Map.groupBy(
    areas.flatMap(({ name, also }) => also.map((other) => ({ name, other: plainName(other) }))),
    ({ other }) => other,
  );
  return (written: string): string | null => {
    const plain = plainName(written);
    const found = others.get(plain) ?? [];
    return names.get(plain) ?? (found.length === 1 ? found[0]!.name : null);
  };
}
