import { readFileSync } from 'node:fs';
import { cp, glob, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { commitFile, commitOf } from '../../server/lib/build-info.ts';
import { fontFileEnd } from '../../server/outside/card-maker/card-fonts.ts';
import { inRoot, projectFiles, root } from '../repo.ts';
import { runNode } from '../run.ts';
import { checkCards } from './check-cards.ts';

/** Everything a real site needs. The demo and the page sources are left out. */
const workspaces = ['contract', 'server'];

/** Admin commands on the server. */
const commands = ['staff', 'backup', 'restore', 'doctor', 'bill-keys', 'check-bill'];

/** Copies the server, the contract and the files npm needs to install their packages. */
export async function copyProgram(target: string): Promise<void> {
  for (const path of projectFiles().filter(isOfProgram)) {
    await mkdir(dirname(join(target, path)), { recursive: true });
    await cp(inRoot(path), join(target, path));
  }
  const manifest = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as object;
  const released = {
    ...manifest,
    workspaces,
    scripts: {
      start: 'exec node server/main.ts',
      ...Object.fromEntries(commands.map((name) => [name, `node server/console/${name}.ts`])),
    },
  };
  await writeFile(join(target, 'package.json'), `${JSON.stringify(released, null, 2)}\n`);
  // An image build has no git, so its commit can be passed in.
  const commit = process.env['FORECOURT_COMMIT'] || commitOf(root);
  if (commit) await writeFile(join(target, commitFile), `${commit}\n`);
}

const isOfProgram = (path: string) =>
  (workspaces.some((name) => path.startsWith(`${name}/`)) && !/\.(test|proof)\.ts$|\.md$|\/testing\//.test(path)) ||
  ['package-lock.json', '.npmrc', 'CHANGELOG.md'].includes(path);

/** Installed but not needed: Node's headers, and a compiler that is optional for one package. */
const unneeded = ['node_modules/node-*/include', 'node_modules/typescript', 'node_modules/@typescript'];

/** Installs the production packages, and renders a link card with them. */
export async function installProgram(target: string): Promise<void> {
  const npm = process.env['npm_execpath'];
  if (!npm) throw new Error('Start this with npm: npm run release -- FOLDER');
  // npm tells its children which project they're in, but this one is different.
  const env = { npm_config_local_prefix: '', INIT_CWD: target };
  const { ok, output } = await runNode([npm, 'ci', '--omit=dev'], { cwd: target, env });
  if (!ok) throw new Error(`Installing the packages failed:\n${output}`);
  for await (const path of glob(unneeded, { cwd: target })) await rm(join(target, path), { recursive: true });
  await removeUnusedFonts(target);
  await linkNode(target);
  await checkCards(target, join(target, 'node_modules/.bin/node'));
}

/** The packages have nine weights in two formats, 66 MB. Cards use one. */
export async function removeUnusedFonts(target: string): Promise<void> {
  for await (const path of glob('node_modules/@fontsource/*/files/*', { cwd: target }))
    if (!path.endsWith(fontFileEnd)) await rm(join(target, path));
}

/** A release's services and commands start with node_modules/.bin/node, which npm 10 doesn't link. */
export async function linkNode(target: string): Promise<void> {
  const commands = join(target, 'node_modules/.bin');
  await mkdir(commands, { recursive: true });
  for await (const node of glob('node_modules/node-*/bin/node', { cwd: target })) {
    await rm(join(commands, 'node'), { force: true });
    await symlink(relative(commands, join(target, node)), join(commands, 'node'));
  }
}
