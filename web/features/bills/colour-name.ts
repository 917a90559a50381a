import { colourNames } from '../../lib/car-words.ts';

/** A bill may state a colour that is no longer on the list. */
export const colourName = (colour: string | null): string | null =>
  colour === null ? null : ((colourNames as Record<string, string>)[colour] ?? colour);
