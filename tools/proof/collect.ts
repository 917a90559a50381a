import { writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { SerializedError } from 'vitest';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { folded, type Promised, type ProvedArea } from './kept.ts';

export type Collected = Pick<ProvedArea, 'file' | 'errors' | 'promises'>;

/** Writes down what each proof promised, whether it held, and the figures it told; to the file that PROOF_REPORT names. */
export default class CollectProofs implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const file = process.env['PROOF_REPORT'];
    if (!file) return;
    const collected = modules.map((module): Collected => ({
      file: module.relativeModuleId,
      // What failed outside of any test may be anybody's: no part is to look better than it is.
      errors: [...module.errors(), ...errors].map(({ message }) => opening(message)),
      promises: folded([...module.children.allTests()].map(promised)),
    }));
    writeFileSync(file, JSON.stringify(collected));
  }
}

function promised(test: TestCase): Promised {
  const result = test.result();
  const stated = {
    name: test.fullName,
    seconds: (test.diagnostic()?.duration ?? 0) / 1000,
    figures: test.annotations().map(({ message }) => message),
  };
  if (result.state === 'passed') return { ...stated, state: 'held', why: '' };
  if (result.state === 'failed') return { ...stated, state: 'failed', why: opening(result.errors[0]?.message) };
  return { ...stated, state: 'not proved', why: (result.state === 'skipped' && result.note) || '' };
}

/** Enough of a message to know what it was. */
const opening = (message = '') => stripVTControlCharacters(message).split('\n')[0]!.slice(0, 300);
