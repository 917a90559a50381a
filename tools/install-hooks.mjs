/** Run by `npm ci`: makes Git use the hooks in .githooks. Does nothing in a release or archive, which has no checkout. */
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
