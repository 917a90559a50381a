import { readlink, realpath, stat } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { currentBuild } from '../../http/pages/page-builds.ts';
import { buildInfo, buildText } from '../../lib/build-info.ts';
import { ok, warning, wrong, type Finding } from './finding.ts';

const neededNode = 26;
const megabyte = 1024 ** 2;

export function checkNode(version: string): Finding {
  const major = Number(/^v?(\d+)/.exec(version)?.[1]);
  if (major >= neededNode) return ok('node', `${version}.`);
  return wrong(
    'node',
    `${version}, but Forecourt needs ${neededNode} or later.`,
    'Use the npm commands, for example "npm run doctor". They run on the Node that comes with the packages.',
  );
}

/** Checks which version runs and whether it's the intended one. */
export async function checkRelease(folder: string): Promise<Finding> {
  const built = await currentBuild(join(folder, 'web/dist'))
    .then(stat)
    .catch(() => null);
  const version = `Version ${buildText(buildInfo())} in ${folder}`;
  if (!built)
    return wrong('release', `${version} has no built pages.`, 'Run "npm run build", or create the release again.');
  const here = await realpath(folder);
  const current = join(dirname(dirname(here)), 'current');
  const target = here.split(sep).at(-2) === 'releases' ? await readlink(current).catch(() => null) : null;
  if (target !== null && (await realpath(current).catch(() => '')) !== here)
    return warning(
      'release',
      `${version}, but ${current} points to ${target}.`,
      `Run this in ${current}, or point it here.`,
    );
  return ok('release', `${version}.`);
}

export function checkMemory(availableBytes: number, totalBytes: number): Finding {
  const message = `${Math.round(availableBytes / megabyte)} of ${Math.round(totalBytes / megabyte)} MB are available.`;
  const todo =
    'Stop other programs on this machine, or add memory. The site needs about 500 MB, and 200 MB more while processing a photo.';
  if (availableBytes < 100 * megabyte) return wrong('memory', message, todo);
  return availableBytes < 400 * megabyte ? warning('memory', message, todo) : ok('memory', message);
}

/** Checks who else on this machine can read or change the site's files. */
export async function checkDataFolder(dataDir: string): Promise<Finding> {
  const found = await stat(dataDir).catch(() => null);
  if (!found?.isDirectory())
    return wrong(
      'folder',
      `The folder ${dataDir} doesn’t exist.`,
      'Set DATA_DIR to the site’s value, or start the site once.',
    );
  const uid = process.getuid?.() ?? found.uid;
  if (uid !== 0 && found.uid !== uid)
    return wrong('folder', `${dataDir} belongs to another user.`, 'Run this as the site’s user.');
  if (found.mode & 0o002)
    return warning('folder', `Everyone on this machine can write to ${dataDir}.`, `chmod o-w ${dataDir}`);
  const key = await stat(join(dataDir, 'app-key')).catch(() => null);
  if (key && key.mode & 0o077)
    return warning(
      'folder',
      `Other users can read ${join(dataDir, 'app-key')}.`,
      `chmod 600 ${join(dataDir, 'app-key')}`,
    );
  return ok('folder', `${dataDir} is accessible only to the site.`);
}
