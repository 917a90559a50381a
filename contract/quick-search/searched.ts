import { searchWords } from '../people/purposes.ts';

/** The words of a quick search for cars. */
export const carWords = (search: string): string[] => searchWords(search.toLowerCase()).slice(0, 6);

/** "TKT-000042", "#42" and "42" are the number 42. */
export const numberIn = (search: string): number =>
  Number(/^(?:(?:ticket|car) ?)?(?:# ?|tkt-)?0*(\d{1,9})$/i.exec(search.trim())?.[1] ?? 0);
