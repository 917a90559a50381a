import type { Pool } from 'pg';
import { probeAddress } from '../../outside/probe-address.ts';
import { ok, warning, wrong, type Finding } from './finding.ts';

const offMs = 5_000;
const farOffMs = 60_000;
const todo = 'Turn on time synchronisation: timedatectl set-ntp true';

interface Other {
  name: string;
  aheadMs: number | null;
}

/** Compares with every clock available. Sessions, logins and payments use ours. */
export async function checkClock(pool: Pool | null, addresses: Record<string, string>): Promise<Finding> {
  const clocks: Other[] = [];
  if (pool) clocks.push({ name: 'the database', aheadMs: await databaseAhead(pool) });
  for (const [name, address] of Object.entries(addresses))
    clocks.push({ name, aheadMs: (await probeAddress(address))?.aheadMs ?? null });
  const measured = clocks.filter((other): other is Other & { aheadMs: number } => other.aheadMs !== null);
  if (measured.length === 0) return warning('clock', 'There is nothing to compare it with.', todo);
  const worst = measured.reduce((worstSoFar, other) =>
    Math.abs(other.aheadMs) > Math.abs(worstSoFar.aheadMs) ? other : worstSoFar,
  );
  const seconds = (Math.abs(worst.aheadMs) / 1000).toFixed(1);
  const names = measured.map(({ name }) => name).join(', ');
  if (Math.abs(worst.aheadMs) < offMs) return ok('clock', `Within ${seconds} s of ${names}.`);
  const message = `${seconds} s ${worst.aheadMs > 0 ? 'behind' : 'ahead of'} ${worst.name}.`;
  return Math.abs(worst.aheadMs) < farOffMs ? warning('clock', message, todo) : wrong('clock', message, todo);
}

async function databaseAhead(pool: Pool): Promise<number | null> {
  const began = Date.now();
  const { rows } = await pool.query<{ ms: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms',
  );
  return rows[0] ? rows[0].ms - (began + Date.now()) / 2 : null;
}
