import { readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../server/config/config.ts';
import { EnvironmentShape } from '../server/config/environment.ts';
import { inRoot, projectFiles } from './repo.ts';

interface Manifest {
  dependencies: Record<string, string>;
}

const read = (path: string) => readFileSync(inRoot(path), 'utf8');
const packagesOf = (workspace: string) => (JSON.parse(read(`${workspace}/package.json`)) as Manifest).dependencies;

test('the image build includes everything a release and its pages need', () => {
  const patterns = read('.dockerignore')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const isLeftOut = (path: string) =>
    patterns.some((pattern) => matchesGlob(path, pattern) || matchesGlob(path, `${pattern}/**`));
  expect(isLeftOut('docs/operations/install.md')).toBe(true);
  const needed =
    /^(contract|demo|server|tools|web)\/.*(?<!\.md)$|^(package|package-lock|tsconfig\.base)\.json$|^\.npmrc$/;
  expect(projectFiles().filter((path) => needed.test(path) && isLeftOut(path))).toEqual([]);
});

test('the demo image only adds files, because its packages are the server’s', () => {
  const { '@forecourt/server': _, ...needed } = packagesOf('demo');
  expect(packagesOf('server')).toMatchObject(needed);
  const files = projectFiles().filter((path) => /^demo\/(?!testing\/).*(?<!\.(test|proof))\.ts$/.test(path));
  expect(files).toContain('demo/world.ts');
  // A release leaves out test helpers.
  expect(files.filter((path) => /'\.\.?\/(.*\/)?testing\//.test(read(path)))).toEqual([]);
});

test('the image runs as a numeric non-root user, so that hosts and Kubernetes can check it', () => {
  const stages = read('Containerfile')
    .split(/^FROM /m)
    .slice(1);
  const users = stages.map((stage) => [...stage.matchAll(/^USER (.+)$/gm)].map(([, user]) => user));
  expect(users.flat().filter((user) => !/^\d+:\d+$/.test(user!))).toEqual([]);
  const last = users.filter((one) => one.length > 0).map((one) => one.at(-1));
  expect(last).toEqual(last.map(() => '10001:10001'));
  expect(last.length).toBeGreaterThan(1);
});

test('the compose file matches the image and uses only existing settings', () => {
  const compose = read('docs/examples/compose.yaml');
  const image = read('Containerfile');
  const [, folder] = /^VOLUME (\S+)$/m.exec(image)!;
  const [, port] = /^EXPOSE (\d+)$/m.exec(image)!;
  expect(compose).toContain(`- data:${folder}\n`);
  expect(compose).toContain(`:${port}'\n`);
  expect(compose).toContain('dockerfile: Containerfile\n');
  const [, environment = ''] = /^ {4}environment:\n((?: {6}.+\n)+)/m.exec(compose)!;
  const given = Object.fromEntries(
    [...environment.matchAll(/^ {6}(\w+): '?([^'\n]+)'?$/gm)].map(([, name, value]) => [name!, value!]),
  );
  expect(Object.keys(given)).toContain('TRUST_PROXY');
  const file = {
    PUBLIC_URL: 'https://cars.example.org',
    GTA_WORLD_CLIENT_ID: 'id',
    GTA_WORLD_CLIENT_SECRET: 'secret',
  };
  expect(Object.keys(given).filter((name) => !(name in EnvironmentShape.shape))).toEqual([]);
  expect(readConfig({ ...file, ...given })).toMatchObject({ host: '0.0.0.0', port: Number(port), dataDir: folder });
});
