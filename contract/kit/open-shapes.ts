import type { z } from 'zod';

type Shape = z.core.$ZodType;

/**
 * Paths where a schema allows fields it doesn't name, for example `car.photos`. `*` is the schema itself.
 * Inputs must be strict at every depth. In outputs, objects drop unnamed fields, which keeps columns from leaking.
 */
export function openPlaces(shape: Shape, direction: 'input' | 'output'): string[] {
  const found = new Set<string>();
  const seen = new Set<Shape>();
  visit(shape, []);
  return [...found];

  function visit(one: Shape, path: string[]): void {
    if (seen.has(one)) return;
    seen.add(one);
    const { def } = (one as z.core.$ZodTypes)._zod;
    if (['any', 'unknown', 'custom'].includes(def.type)) found.add(path.join('.') || '*');
    if (def.type === 'lazy') visit(def.getter(), path);
    if (def.type === 'object') {
      if (direction === 'input' && def.catchall?._zod.def.type !== 'never') found.add(path.join('.') || '*');
      for (const [name, field] of Object.entries(def.shape)) visit(field, [...path, name]);
    }
    for (const part of Object.values(def).flat()) if (isShape(part)) visit(part, path);
  }
}

const isShape = (part: unknown): part is Shape => typeof part === 'object' && part !== null && '_zod' in part;
