import { describe, expect, test } from 'vitest';
import { code } from './appeal-world.ts';

/** One way to change, or not to change, the standing of a user or a company. */
export interface Path<Present extends string, Made = never> {
  /** Setup before they get the standing. */
  before?: () => Promise<unknown>;
  act: (made: Made) => Promise<unknown>;
  /** The standing afterwards, with the error code if it was refused. */
  results: Record<Present, string>;
  /** The caller deliberately selected a milder standing, knowing the current one. */
  isChosen?: true;
}

export type Paths<Present extends string> = Record<string, Path<Present>>;

interface Subject<Present extends string> {
  /** A user or a company. */
  whose: string;
  presents: readonly Present[];
  /** Brings about a standing with the real calls and jobs, whatever it was before. */
  give: (present: Present) => Promise<void>;
  standing: () => Promise<string>;
  /** The result of `standing` for it, if two of them look the same. */
  shownAs?: (present: Present) => string;
  /** How much a standing restricts. */
  strength: (standing: string) => number;
}

/** Takes every path from every standing, and checks that no path weakens a restriction unless that was selected. */
export function testPaths<Present extends string>(
  paths: Paths<Present>,
  { whose, presents, give, standing, shownAs = (present) => present, strength }: Subject<Present>,
): void {
  describe.each(Object.entries(paths))('%s', (_name, { before, act, results }) => {
    test.each(presents)(`for a ${whose} that is %s`, async (present) => {
      const made = await before?.();
      await give(present);
      expect(await standing()).toBe(shownAs(present));
      const ended = await code(act(made as never));
      expect(ended === 'done' ? await standing() : `${await standing()}, ${ended}`).toBe(results[present]);
    });
  });

  test.each(Object.entries(paths).filter(([, { isChosen }]) => !isChosen))('never weaker: %s', (_name, { results }) => {
    for (const present of presents)
      expect(strength(results[present].split(',')[0]!)).toBeGreaterThanOrEqual(strength(shownAs(present)));
  });
}
