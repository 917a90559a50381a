/** What `npm run proof` keeps in docs/proof.json, and makes docs/proof.md from: one entry for each file of proofs. */
export interface KeptProofs {
  areas: ProvedArea[];
}

export interface ProvedArea {
  /** The file, by its path in the project. */
  file: string;
  /** ISO date and time at which the run ended. */
  at: string;
  commit: string;
  machine: string;
  /** Why the file itself failed: it did not load, or something failed outside of its tests. */
  errors: string[];
  promises: Promised[];
}

export interface Promised {
  name: string;
  state: 'held' | 'failed' | 'not proved';
  seconds: number;
  /** What the proof tells of itself, a sentence each (vitest's `annotate`). */
  figures: string[];
  /** Why it failed or was left out. */
  why: string;
}

/** What was proved now takes the place of what was known of the same files; a file that is gone is left out. */
export function renewed(known: KeptProofs, proved: ProvedArea[], isThere: (file: string) => boolean): KeptProofs {
  const anew = new Set(proved.map(({ file }) => file));
  const areas = [...known.areas.filter(({ file }) => !anew.has(file)), ...proved];
  return {
    areas: areas.filter(({ file }) => isThere(file)).sort((one, other) => one.file.localeCompare(other.file, 'en')),
  };
}

/** Tests made from a table are one promise: the name around them, and how many there are. */
export function folded(promises: Promised[]): Promised[] {
  const alike = Map.groupBy(promises, kindOf);
  return [...alike].flatMap(([kind, all]) => {
    if (kind === null || all.length <= maxListed) return all;
    const seconds = all.reduce((sum, one) => sum + one.seconds, 0);
    return [{ name: kind, state: 'held', seconds, figures: [`${all.length} of them, and each is so`], why: '' }];
  });
}

const maxListed = 12;

function kindOf({ name, state, figures }: Promised): string | null {
  const around = name.lastIndexOf(' > ');
  return state === 'held' && figures.length === 0 && around > 0 ? name.slice(0, around) : null;
}
