/** The contents of docs/proof.json, from which docs/proof.md is made: one entry per proof file. */
export interface KeptProofs {
  areas: ProvedArea[];
}

export interface ProvedArea {
  /** The file's path in the project. */
  file: string;
  /** ISO date and time when the run ended. */
  at: string;
  commit: string;
  machine: string;
  /** Why the file itself failed: it didn't load, or something failed outside its tests. */
  errors: string[];
  promises: Promised[];
}

export interface Promised {
  name: string;
  state: 'held' | 'failed' | 'not proved';
  seconds: number;
  /** The proof's own measurements, one sentence each (vitest's `annotate`). */
  figures: string[];
  /** Why it failed or was skipped. */
  why: string;
}

/** Replaces the known results of the same files, and drops files that no longer exist. */
export function renewed(known: KeptProofs, proved: ProvedArea[], isThere: (file: string) => boolean): KeptProofs {
  const anew = new Set(proved.map(({ file }) => file));
  const areas = [...known.areas.filter(({ file }) => !anew.has(file)), ...proved];
  return {
    areas: areas.filter(({ file }) => isThere(file)).sort((one, other) => one.file.localeCompare(other.file, 'en')),
  };
}

/** Merges tests made from a table into one promise: the name of their group, and their number. */
export function folded(promises: Promised[]): Promised[] {
  const alike = Map.groupBy(promises, kindOf);
  return [...alike].flatMap(([kind, all]) => {
    if (kind === null || all.length <= maxListed) return all;
    const seconds = all.reduce((sum, one) => sum + one.seconds, 0);
    return [{ name: kind, state: 'held', seconds, figures: [`${all.length} of them, and all hold`], why: '' }];
  });
}

const maxListed = 12;

function kindOf({ name, state, figures }: Promised): string | null {
  const around = name.lastIndexOf(' > ');
  return state === 'held' && figures.length === 0 && around > 0 ? name.slice(0, around) : null;
}
