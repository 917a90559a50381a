import { count } from './format.ts';

/** The sentence at a field that holds more than is taken, as the contract says it. */
export const tooLong = (text: string, most: number): string | undefined =>
  text.trim().length > most ? `Please enter at most ${count(most)} characters` : undefined;
