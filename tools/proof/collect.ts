import { writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { SerializedError } from 'vitest';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { folded, type Promised, type ProvedArea } from './kept.ts';

export type Collected = Pick<ProvedArea, 'file' | 'errors' | 'promises'>;

/** Writes each proof's promise, result and measurements to the file named in PROOF_REPORT. */
export default class CollectProofs implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const file = process.env['PROOF_REPORT'];
    if (!file) return;
    const collected = modules.map((module): Collected => ({
      file: module.relativeModuleId,
      // An error outside any test may belong to any file, so it counts for each of them.
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

/** The start of a message, long enough to identify it. */
const opening = (message = '') => stripVTControlCharacters(message).split('\n')[0]!.slice(0, 300);
