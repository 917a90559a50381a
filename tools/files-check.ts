/** `node tools/files-check.ts`: no project file is too large, and none names a package registry or someone's machine. */
import { readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { extname, join } from 'node:path';
import { projectFiles, root } from './repo.ts';

const maxKilobytes = 700;
/** Generated from the contract, so its length follows. */
const made = new Map([['docs/openapi.json', 2000]]);
const binaries = new Set(['.png', '.jpg', '.webp', '.avif', '.gif', '.ico', '.woff2', '.gz', '.br', '.zip']);

export function textFaults(text: string, places: readonly string[]): string[] {
  const hosts = text.match(/\bregistry\.[a-z0-9-]+(\.[a-z0-9-]+)+/gi) ?? [];
  const homes = text.match(/(?<![\w.])(\/home\/|\/Users\/|C:\\Users\\)[\w.-]+/g) ?? [];
  return [...new Set([...hosts, ...homes, ...places.filter((place) => text.includes(place))])];
}

/** Names of this machine: its registry if it isn't the public one, and the project's folder. */
function placesOfThisMachine(): string[] {
  const registry = process.env['npm_config_registry'];
  const folder = root.replace(/[\\/]$/, '');
  // A short path such as /app can legitimately appear in a document.
  return [registry && URL.canParse(registry) ? new URL(registry).host : '', folder, homedir()].filter(
    (place) => place.split(/[\\/.]/).length > 2,
  );
}

if (import.meta.main) {
  const places = placesOfThisMachine();
  const faults = projectFiles().flatMap((path) => {
    const file = join(root, path);
    const kilobytes = Math.round(statSync(file).size / 1000);
    const limit = made.get(path) ?? maxKilobytes;
    if (kilobytes > limit) return [`${path}: ${kilobytes} kB, at most ${limit} allowed`];
    if (binaries.has(extname(path))) return [];
    return textFaults(readFileSync(file, 'utf8'), places).map((found) => `${path}: names ${found}`);
  });
  for (const fault of faults) console.log(fault);
  if (faults.length > 0) process.exitCode = 1;
}
