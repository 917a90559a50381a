/**
 * `npm run boundaries`: checks the import rules in .dependency-cruiser.mjs, and in .dependency-cruiser.folders.mjs.
 * It also checks that every source file was read, because without a supported TypeScript the tool reads none and passes.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot, projectFiles, root } from './repo.ts';
import { commandFile, runNode } from './run.ts';

export interface Violation {
  rule: string;
  from: string;
  to: string;
}

const folders = ['contract', 'server', 'demo', 'web', 'testing', 'proofs', 'tools', 'e2e', 'bench'];

export async function readBoundaries(folder = root): Promise<{ violations: Violation[]; unread: string[] }> {
  const present = folders.filter((name) => existsSync(join(folder, name)));
  const { modules, summary } = await cruise(folder, '.dependency-cruiser.mjs', present);
  const ofFolders = await cruise(folder, '.dependency-cruiser.folders.mjs', ['contract', 'server', 'web']);
  const read = new Set(modules.map(({ source }) => source));
  const sources = projectFiles(folder).filter(
    (path) => /\.tsx?$/.test(path) && present.some((name) => path.startsWith(`${name}/`)),
  );
  return {
    violations: [...summary.violations, ...ofFolders.summary.violations].map(({ rule, from, to }) => ({
      rule: rule.name,
      from,
      to,
    })),
    unread: sources.filter((path) => !read.has(path)),
  };
}

async function cruise(folder: string, config: string, paths: readonly string[]): Promise<Report> {
  const command = commandFile('dependency-cruiser', 'depcruise');
  const options = ['--config', inRoot(config), '--output-type', 'json'];
  return parse((await runNode([command, ...options, ...paths], { cwd: folder })).output);
}

interface Report {
  modules: { source: string }[];
  summary: { violations: { rule: { name: string }; from: string; to: string }[] };
}

function parse(output: string): Report {
  try {
    return JSON.parse(output) as Report;
  } catch {
    throw new Error(`dependency-cruiser returned no report:\n${output}`);
  }
}

if (import.meta.main) {
  const { violations, unread } = await readBoundaries();
  for (const { rule, from, to } of violations) console.log(`${rule}: ${from} → ${to}`);
  for (const path of unread) console.log(`Not read: ${path}`);
  if (violations.length + unread.length > 0) process.exitCode = 1;
}
