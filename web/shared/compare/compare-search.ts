import { maxCompared } from '@forecourt/contract/cars/chosen-values.ts';

/** `/compare?cars=12,7`: the ids of the compared cars, in this order. */
export interface CompareSearch {
  cars?: string;
}

export const compareSearch = (ids: readonly number[]): CompareSearch => (ids.length > 0 ? { cars: ids.join(',') } : {});

interface Read {
  ids: number[];
  /** Values that aren't ids. */
  wrong: string[];
  /** True if the address names more cars than fit. */
  isTooMany: boolean;
}

/** Reads an address as people write it: each car once, and no more than fit. */
export function readCompareSearch({ cars }: { cars?: unknown }): Read {
  const parts = [cars]
    .flat()
    .flatMap((part) => (typeof part === 'string' ? part.split(/[\s,;]+/) : []))
    .filter(Boolean);
  const isId = (part: string) => /^[1-9]\d{0,14}$/.test(part);
  const ids = [...new Set(parts.filter(isId).map(Number))];
  return {
    ids: ids.slice(0, maxCompared),
    wrong: parts.filter((part) => !isId(part)),
    isTooMany: ids.length > maxCompared,
  };
}
