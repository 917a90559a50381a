/** Run by `npm ci`: lets Git use the hooks in .githooks. A release or an archive is no checkout and has none. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
if (existsSync(`${root}/.git`))
  try {
    execFileSync('git', ['config', 'core.hooksPath', '.githooks'], { cwd: root });
  } catch (cause) {
    console.warn(`Git's hooks weren't installed: ${cause.message}`);
  }
