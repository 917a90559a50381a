import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The exact version that is running. */
export interface BuildInfo {
  version: string;
  /** Null if neither a release nor git knows it. */
  commit: string | null;
}

/** Written next to package.json by `npm run release`, since a release has no git. */
export const commitFile = 'commit.txt';

const root = fileURLToPath(new URL('../..', import.meta.url));
let known: BuildInfo | null = null;

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

export const buildInfo = (): BuildInfo => (known ??= { version, commit: commitOf(root) });

export const buildText = ({ version, commit }: BuildInfo): string =>
  commit ? `${version} (commit ${commit.slice(0, 12)})` : version;

/** The commit of a release or a checkout. */
export function commitOf(folder: string): string | null {
  const released = join(folder, commitFile);
  if (existsSync(released)) return commitIn(readFileSync(released, 'utf8'));
  // A folder without its own .git could be inside someone else's repository.
  return existsSync(join(folder, '.git')) ? commitIn(runGit(folder)) : null;
}

function runGit(folder: string): string {
  try {
    return execFileSync('git', ['--git-dir', join(folder, '.git'), 'rev-parse', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    // Git isn't installed, refuses another user's folder, or there is no commit yet.
    return '';
  }
}

const commitIn = (text: string) => /^[0-9a-f]{40,64}$/.exec(text.trim())?.[0] ?? null;
