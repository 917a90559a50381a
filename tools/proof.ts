/**
 * `npm run proof`: runs the long proofs one after another and writes their results to docs/proof.md.
 * `npm run proof -- fuzz`: runs only proofs whose name contains this, and updates only their sections.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Collected } from './proof/collect.ts';
import { renewed, type KeptProofs, type ProvedArea } from './proof/kept.ts';
import { commit, machine } from './proof/machine.ts';
import { proofPage } from './proof/page.ts';
import { inRoot } from './repo.ts';
import { runStage } from './run-stage.ts';
import { commandFile } from './run.ts';

const proofFile = inRoot('docs/proof.json');
const folder = mkdtempSync(join(tmpdir(), 'forecourt-proof-'));
const report = join(folder, 'report.json');
// The proofs cover the current state, however long they take.
const proved = commit();
const { ok } = await runStage(
  [
    commandFile('vitest'),
    'run',
    '--config',
    inRoot('vitest.proof.config.ts'),
    ...['default', inRoot('tools/proof/collect.ts')].map((one) => `--reporter=${one}`),
    ...process.argv.slice(2),
  ],
  { env: { PROOF_REPORT: report }, limitMinutes: 600 },
);
const collected = read<Collected[]>(report) ?? [];
rmSync(folder, { recursive: true, force: true });
if (collected.length > 0) {
  const of = { at: new Date().toISOString(), commit: proved, machine: machine() };
  const areas = collected.map((one): ProvedArea => ({ ...one, ...of }));
  const all = renewed(read<KeptProofs>(proofFile) ?? { areas: [] }, areas, (file) => existsSync(inRoot(file)));
  writeFileSync(proofFile, `${JSON.stringify(all, null, 2)}\n`);
  writeFileSync(inRoot('docs/proof.md'), proofPage(all));
  console.log('Wrote the results to docs/proof.md.');
} else {
  console.log('No proof ran. docs/proof.md is unchanged.');
}
if (!ok) process.exitCode = 1;

function read<T>(file: string): T | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null;
}
