import type { Light } from './lighting.ts';
import type { Finish } from './paint.ts';
import type { Random } from './random.ts';

export const VIEWS = ['side', 'front', 'rear', 'wheel', 'interior'] as const;
export type View = (typeof VIEWS)[number];

/** Everything about one picture except which vehicle is in it. */
export interface Shot {
  view: View;
  paint: string;
  finish: Finish;
  variant: number;
  isMirrored: boolean;
  light: Light;
  /** The drawn backdrop. */
  setting: string;
  random: Random;
}
