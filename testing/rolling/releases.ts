import { execFileSync } from 'node:child_process';
import { cp, mkdir, readdir, rename, rm, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { inRoot, projectFiles, root } from '../../tools/repo.ts';
import { ensurePages } from '../built-pages.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const parts = ['contract', 'demo', 'server'];
const migrations = 'server/database/migrations';

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 28 });

const holds = (commit: string, path: string, text: string) => {
  try {
    return git('show', `${commit}:${path}`).includes(text);
  } catch {
    return false;
  }
};

/**
 * The version to upgrade from: the newest commit with fewer migrations, or else the previous one. Null without a
 * history (a shallow clone), or if no commit knows about tolerant migrations.
 */
export function versionBefore(): { commit: string; migrations: number } | null {
  const count = (commit: string) => git('ls-tree', '--name-only', `${commit}:${migrations}`).trim().split('\n').length;
  try {
    const commits = git('rev-list', '--max-count=60', 'HEAD').trim().split('\n').slice(1);
    const able = commits.filter((one) => holds(one, 'server/database/versions.ts', 'toleratesServersOf'));
    const commit = able.find((one) => count(one) < count('HEAD')) ?? able[0];
    return commit ? { commit: commit.slice(0, 9), migrations: count(commit) } : null;
  } catch {
    return null;
  }
}

/**
 * A folder with releases and the `current` link, as `npm run release` creates them, with the packages installed here.
 */
export async function releasesFolder() {
  const folder = await temporaryFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const place = (name: string) => join(folder, 'releases', name);

  async function ready(name: string): Promise<void> {
    const packages = join(place(name), 'node_modules');
    await mkdir(join(packages, '@forecourt'), { recursive: true });
    for (const one of await readdir(inRoot('node_modules')))
      if (one !== '@forecourt') await symlink(inRoot('node_modules', one), join(packages, one));
    for (const one of parts) await symlink(join(place(name), one), join(packages, '@forecourt', one));
    await ensurePages(`${join(place(name), 'web/dist')}/`);
  }

  return {
    main: join(folder, 'current/server/main.ts'),
    async ofCommit(name: string, commit: string) {
      await mkdir(place(name), { recursive: true });
      const archive = join(folder, 'archive.tar');
      execFileSync('git', ['archive', `--output=${archive}`, commit, 'package.json', ...parts], { cwd: root });
      execFileSync('tar', ['-xf', archive, '-C', place(name)]);
      await ready(name);
    },
    async ofThisTree(name: string) {
      const ours = projectFiles().filter((path) => parts.includes(path.split('/')[0]!) || path === 'package.json');
      for (const path of ours) {
        await mkdir(dirname(join(place(name), path)), { recursive: true });
        await cp(inRoot(path), join(place(name), path));
      }
      await ready(name);
      return join(place(name), migrations);
    },
    async switchTo(name: string) {
      const link = join(folder, 'next');
      await symlink(join('releases', name), link);
      await rename(link, join(folder, 'current'));
    },
  };
}
