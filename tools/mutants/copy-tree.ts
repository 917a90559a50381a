import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectFiles, root } from '../repo.ts';

/**
 * A copy of the project to plant faults in; nothing is ever planted in the one that people work on. Packages are those
 * of the original, except the project's own workspaces: `@forecourt/contract` must lead to the copy's contract.
 */
export function copyTree(from = root): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'forecourt-mutants-')));
  for (const file of projectFiles(from)) {
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    cpSync(join(from, file), join(copy, file));
  }
  linkPackages(join(from, 'node_modules'), join(copy, 'node_modules'));
  linkWorkspaces(copy);
  return copy;
}

const scope = '@forecourt';

function linkPackages(packages: string, into: string): void {
  mkdirSync(into);
  for (const name of readdirSync(packages))
    if (name !== scope && !name.startsWith('.vite')) symlinkSync(realpathSync(join(packages, name)), join(into, name));
}

function linkWorkspaces(copy: string): void {
  const links = join(copy, 'node_modules', scope);
  mkdirSync(links);
  for (const workspace of ['contract', 'server', 'demo', 'web'])
    symlinkSync(join(copy, workspace), join(links, workspace));
}
