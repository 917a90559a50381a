import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

export const inRoot = (...parts: string[]): string => join(root, ...parts);

const notOurs = new Set(['node_modules', '.git', 'dist', 'data', 'test-results', 'shots']);

/** Every project file, with `/` as separator: those git tracks or would track, or all files without git. */
export function projectFiles(folder = root): string[] {
  return (fromGit(folder) ?? walk(folder)).filter((path) => existsSync(join(folder, path))).sort();
}

function fromGit(folder: string): string[] | undefined {
  if (!existsSync(join(folder, '.git'))) return undefined;
  try {
    const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
    const text = execFileSync('git', list, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return text.split('\0').filter(Boolean);
  } catch {
    // git is missing, or it refuses a folder that belongs to another user.
    return undefined;
  }
}

const walk = (folder: string, base = folder): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !notOurs.has(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return walk(path, base);
      return entry.isFile() ? [relative(base, path).split(sep).join('/')] : [];
    });
