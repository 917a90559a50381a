import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { expect, test } from 'vitest';
import { inRoot } from '../repo.ts';
import { equivalents } from './equivalents.ts';
import { allMutants } from './find-mutants.ts';
import { knownFaults } from './known-faults.ts';
import { kinds, planted } from './mutant.ts';

const mutants = allMutants();

test('every kind of fault finds places in the project', () => {
  for (const kind of kinds) expect(mutants.filter((one) => one.kind === kind).length, kind).toBeGreaterThan(10);
});

test('each of them is code that parses: what does not would be noticed by anything', () => {
  const texts = new Map(mutants.map(({ file }) => [file, readFileSync(inRoot(file), 'utf8')]));
  for (const mutant of mutants) {
    const code = planted(texts.get(mutant.file)!, mutant);
    expect(() => stripTypeScriptTypes(code), `${mutant.file}: ${mutant.what}`).not.toThrow();
  }
});

test('what is known by name still has its place in the code', () => {
  expect(mutants.filter(({ kind }) => kind === 'known').map(({ what }) => what)).toEqual(
    knownFaults.map(({ name }) => name),
  );
});

test('what is listed as harmless is still a fault that would be planted', () => {
  const gone = equivalents.filter(({ file, what }) => !mutants.some((one) => one.file === file && one.what === what));
  expect(gone).toEqual([]);
});
