import { posix } from 'node:path';
import type { Kind } from './mutant.ts';
import { isTest, keyOf, readUnits, type Unit } from './units.ts';

/** If fewer tests than this lead to a file, also use its neighbours and tests that look for such faults anywhere. */
const few = 4;

interface Place {
  file: string;
  start: number;
  kind: Kind;
}

/** Text that marks tests for a kind of fault. */
const lookFor: Partial<Record<Kind, RegExp>> = {
  who: /access\.snapshot/,
  lock: /\bwaitsFor\(/,
  log: /'(staff_actions|payment_events|refusals|car_prices)'/,
};

/**
 * The tests most likely to notice a fault, likeliest first. Found statically: tests that reach the code around it, by
 * imports and over HTTP. If there are few, tests that reach its file.
 */
export function readTests(files: ReadonlyMap<string, string>): (place: Place, maxTests: number) => string[] {
  const units = readUnits(files);
  const tests = [...files.keys()].filter(isTest);
  const users = new Map<string, Unit[]>();
  for (const unit of units) for (const used of unit.uses) users.set(used, [...(users.get(used) ?? []), unit]);

  /** Tests by distance in steps. */
  function testsAround(from: readonly Unit[]): Map<string, number> {
    const steps = new Map(from.map((unit) => [unit, 0]));
    for (const [unit, step] of steps)
      for (const user of users.get(keyOf(unit)) ?? []) if (!steps.has(user)) steps.set(user, step + 1);
    return new Map([...steps].filter(([{ file }]) => isTest(file)).map(([{ file }, step]) => [file, step]));
  }

  return (place, maxTests) => {
    const ofFile = units.filter(({ file }) => file === place.file);
    const around = ofFile
      .filter(({ start, end }) => start <= place.start && place.start < end)
      .toSorted((one, other) => one.end - one.start - (other.end - other.start))
      .slice(0, 1);
    const ranked = [testsAround(around), testsAround(ofFile)].flatMap((near) =>
      [...near]
        .map(([test, step]) => {
          const text = files.get(test)!;
          const looks = lookFor[place.kind]?.test(text) ? 0 : 1;
          return { test, looks, step, kinship: kinship(place.file, around[0]?.name ?? '', test, text) };
        })
        .toSorted((one, other) => one.looks - other.looks || one.step - other.step || other.kinship - one.kinship),
    );
    const found = [...new Set(ranked.map(({ test }) => test))];
    const filters = tests.filter((test) => lookFor[place.kind]?.test(files.get(test)!));
    const beside = tests.filter((test) => posix.dirname(test) === posix.dirname(place.file));
    return [...new Set([...found, ...(found.length < few ? [...filters, ...beside] : [])])].slice(0, maxTests);
  };
}

/** How often words of the file's and unit's names occur in the test's name, or else in the test. */
function kinship(file: string, name: string, test: string, text: string): number {
  const words = [...posix.basename(file).split(/[.-]/).slice(0, -1), ...name.split(/[.]|(?=[A-Z])/)]
    .map((word) => word.toLowerCase().replace(/s$/, ''))
    .filter((word) => word.length > 2 && word !== 'store' && word !== 'call' && word !== 'rule');
  const inName = new Set(words.filter((word) => test.includes(word))).size;
  return inName * 1000 + words.reduce((sum, word) => sum + text.split(word).length - 1, 0);
}
