import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { expect, test } from 'vitest';
import { inRoot } from '../repo.ts';
import { equivalents } from './equivalents.ts';
import { allMutants } from './find-mutants.ts';
import { knownFaults } from './known-faults.ts';
import { kinds, planted } from './mutant.ts';

const mutants = allMutants();

test('every kind of mutant exists in the project', () => {
  for (const kind of kinds) expect(mutants.filter((one) => one.kind === kind).length, kind).toBeGreaterThan(10);
});

test('every mutant parses, because any test would notice one that doesn’t', () => {
  const texts = new Map(mutants.map(({ file }) => [file, readFileSync(inRoot(file), 'utf8')]));
  for (const mutant of mutants) {
    const code = planted(texts.get(mutant.file)!, mutant);
    expect(() => stripTypeScriptTypes(code), `${mutant.file}: ${mutant.what}`).not.toThrow();
  }
});

test('every known fault still matches the code', () => {
  expect(mutants.filter(({ kind }) => kind === 'known').map(({ what }) => what)).toEqual(
    knownFaults.map(({ name }) => name),
  );
});

test('every equivalent is still a possible mutant', () => {
  const gone = equivalents.filter(({ file, what }) => !mutants.some((one) => one.file === file && one.what === what));
  expect(gone).toEqual([]);
});
