/**
 * `npm run release -- FOLDER`: writes a deployable release to FOLDER/releases/… and points FOLDER/current to it.
 * A site running from there isn't disturbed, and the previous release stays for a rollback.
 */
import { readdir, readFile, readlink, rename, rm, symlink } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { buildText, commitOf } from '../server/lib/build-info.ts';
import { buildPages } from './build.ts';
import { changelogText, readVersions, updateNeeds } from './release/changelog.ts';
import { copyProgram, installProgram } from './release/program.ts';
import { copyPages } from './release/pages.ts';
import { outdated, runningFrom } from './release/outdated.ts';

const [folderArgument] = process.argv.slice(2);

async function release(folder: string): Promise<void> {
  await buildPages();
  const releases = join(folder, 'releases');
  const name = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const target = join(releases, name);
  const unfinished = `${target}.unfinished`;
  try {
    await copyProgram(unfinished);
    await copyPages(unfinished, join(folder, 'current'));
    await installProgram(unfinished);
    await rename(unfinished, target);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  const before = await nameBehind(join(folder, 'current'));
  await pointTo(folder, name);
  await removeOlder(releases, [before, name]);
  const version = buildText({ version: await versionOf(target), commit: commitOf(target) });
  console.log(`${join(folder, 'current')} is ${join('releases', name)}, version ${version}. Start it, or restart it.`);
  if (before) await sayWhatUpdateNeeds(await versionOf(join(releases, before)));
}

async function versionOf(target: string): Promise<string> {
  return (JSON.parse(await readFile(join(target, 'package.json'), 'utf8')) as { version: string }).version;
}

async function sayWhatUpdateNeeds(before: string): Promise<void> {
  const needs = updateNeeds(readVersions(changelogText()), before);
  if (needs.length > 0) console.log(`\nWhat an update from ${before} needs:\n\n${needs.join('\n\n')}`);
}

/** A link can't be changed, but a new one can replace it atomically. */
async function pointTo(folder: string, name: string): Promise<void> {
  const link = join(folder, `current.${process.pid}`);
  await symlink(join('releases', name), link);
  await rename(link, join(folder, 'current'));
}

/** The release a link points to. Null if there is none yet. */
const nameBehind = (link: string) =>
  readlink(link).then(
    (path) => basename(path),
    () => null,
  );

async function removeOlder(releases: string, inUse: (string | null)[]): Promise<void> {
  const running = await runningFrom(releases);
  for (const name of outdated(await readdir(releases), [...inUse, ...running]))
    await rm(join(releases, name), { recursive: true, force: true });
}

if (folderArgument) {
  await release(resolve(folderArgument)).catch((cause: unknown) => {
    console.error(cause instanceof Error ? cause.message : cause);
    process.exitCode = 1;
  });
} else {
  console.error(`Please name a folder. For example: npm run release -- /srv/${basename(process.cwd())}`);
  process.exitCode = 1;
}
