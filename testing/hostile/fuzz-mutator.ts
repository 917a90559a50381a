import type { seededRandom } from '../random.ts';
import type { Draft } from './draft.ts';

export type Dice = ReturnType<typeof seededRandom>;

/** Makes one part of a request wrong. */
export type FuzzMutator = (draft: Draft, dice: Dice) => void;
