import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectFiles, root } from '../repo.ts';

/**
 * A copy of the project to mutate, so that the working copy is never touched. It shares the original's packages, except
 * for the project's own workspaces: `@forecourt/contract` must resolve to the copy's contract.
 */
export function copyTree(from = root): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'forecourt-mutants-')));
  for (const file of projectFiles(from)) {
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    cpSync(join(from, file), join(copy, file));
  }
  linkPackages(join(from, 'node_modules'), copy, ['contract', 'server', 'demo', 'web']);
  return copy;
}

const scope = '@forecourt';

/** Links third-party packages from the original, and these workspaces from the copy. */
export function linkPackages(packages: string, copy: string, workspaces: readonly string[]): void {
  const into = join(copy, 'node_modules');
  mkdirSync(join(into, scope), { recursive: true });
  for (const name of readdirSync(packages))
    if (name !== scope && !name.startsWith('.vite')) symlinkSync(realpathSync(join(packages, name)), join(into, name));
  for (const workspace of workspaces) symlinkSync(join(copy, workspace), join(into, scope, workspace));
}
