import { marketMonths } from '@forecourt/contract/guide/guide-values.ts';

/** A moment's month in UTC, for example 2026-11. */
export const monthOf = (at: Date | number): string => new Date(at).toISOString().slice(0, 7);

/** The months of the price charts, oldest first, with the current one. */
export const latestMonths = (now: Date): string[] =>
  Array.from({ length: marketMonths }, (_, place) =>
    monthOf(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (marketMonths - 1 - place))),
  );
