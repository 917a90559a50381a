import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { inRoot } from '../repo.ts';
import { equivalents } from './equivalents.ts';
import { allMutants } from './find-mutants.ts';
import { knownFaults } from './known-faults.ts';
import { isOrdinary, kinds, planted } from './mutant.ts';
import { sample } from './sample.ts';

const mutants = allMutants();

test('every kind of mutant exists in the project', () => {
  for (const kind of kinds) expect(mutants.filter((one) => one.kind === kind).length, kind).toBeGreaterThan(10);
});

test('every mutant parses, because any test would notice one that doesn’t', () => {
  // There are thousands of ordinary ones, made by few operators.
  const parsed = [...mutants.filter((one) => !isOrdinary(one)), ...sample(mutants.filter(isOrdinary), 60, 1)];
  const texts = new Map(parsed.map(({ file }) => [file, readFileSync(inRoot(file), 'utf8')]));
  for (const mutant of parsed) {
    const code = planted(texts.get(mutant.file)!, mutant);
    expect(() => parseCode(mutant.file, code), `${mutant.file}: ${mutant.what}`).not.toThrow();
  }
});

/** Node parses faster, but knows no JSX. */
function parseCode(fileName: string, code: string): void {
  if (fileName.endsWith('.ts')) return void stripTypeScriptTypes(code);
  const { diagnostics = [] } = ts.transpileModule(code, { fileName, reportDiagnostics: true });
  if (diagnostics.length > 0) throw new SyntaxError(ts.flattenDiagnosticMessageText(diagnostics[0]!.messageText, '\n'));
}

test('every known fault still matches the code', () => {
  expect(mutants.filter(({ kind }) => kind === 'known').map(({ what }) => what)).toEqual(
    knownFaults.map(({ name }) => name),
  );
});

test('every equivalent is still a possible mutant', () => {
  const gone = equivalents.filter(({ file, what }) => !mutants.some((one) => one.file === file && one.what === what));
  expect(gone).toEqual([]);
});
