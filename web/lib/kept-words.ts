import { countOf } from './format.ts';

/** "Kept 12 of 13 meetings" */
export const keptWords = ({ kept, total }: { kept: number; total: number }): string =>
  `Kept ${kept} of ${countOf(total, 'meeting')}`;
