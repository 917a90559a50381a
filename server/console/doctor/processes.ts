import type { Pool } from 'pg';
import type { Config } from '../../config/config.ts';
import { liveName, readProcessName, type Listening, type NamedProcess } from '../../lib/process-name.ts';
import { probeAddress } from '../../outside/probe-address.ts';
import { ok, warning, wrong, type Finding } from './finding.ts';

/** The address at which this machine reaches the site. */
export function ownAddressOf({ host, port }: Listening): string {
  return addressOf(listensEverywhere(host) ? '127.0.0.1' : host, port);
}

const addressOf = (host: string, port: number) => `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
const listensEverywhere = (host: string) => ['0.0.0.0', '::', ''].includes(host);
const isLoopback = (host: string) => host === 'localhost' || host === '::1' || host.startsWith('127.');

interface ProcessChecks {
  findings: Finding[];
  /** Addresses of processes that answered and were ready. */
  ready: string[];
}

/** Checks every process that uses the database, and the one that the local settings describe. */
export async function checkProcesses(config: Pick<Config, 'host' | 'port'>, pool: Pool | null): Promise<ProcessChecks> {
  const processes = pool ? await findProcesses(pool) : [];
  const results = await Promise.all(processes.map(checkProcess));
  const ownAddress = ownAddressOf(config);
  const isListed = processes.some((one) => one.isOnThisMachine && ownAddressOf(one) === ownAddress);
  const response = isListed ? null : await probeAddress(`${ownAddress}/readyz`);
  // With several processes, PORT is often set for each of them and not here.
  if (!isListed && (response || results.length === 0)) results.push(foundAt(ownAddress, response));
  return { findings: results.map(({ finding }) => finding), ready: results.flatMap(({ ready }) => ready ?? []) };
}

/** Each process has a connection that contains its address in its name. */
async function findProcesses(pool: Pool): Promise<NamedProcess[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select distinct application_name as name from pg_stat_activity
    where datname = current_database() and application_name like $1 || ' %' order by 1`,
    [liveName],
  );
  return rows.flatMap(({ name }) => readProcessName(name) ?? []);
}

async function checkProcess(named: NamedProcess): Promise<ProcessCheck> {
  const { host, port, machine, isOnThisMachine } = named;
  if (isOnThisMachine) {
    const address = ownAddressOf(named);
    const response = await probeAddress(`${address}/readyz`);
    if (response) return foundAt(address, response);
    const message = `The process at ${address} uses the database but doesn’t respond.`;
    return { finding: wrong('site', message, 'Check the end of its log, and restart it.') };
  }
  const title = `A process on ${machine} (${host}:${port}) uses the database`;
  if (isLoopback(host))
    return { finding: ok('site', `${title}. Only that machine can reach it. Run the doctor there.`) };
  const address = addressOf(listensEverywhere(host) ? machine : host, port);
  const response = await probeAddress(`${address}/readyz`);
  if (response) return foundAt(address, response);
  const message = `${title}, but nothing responds at ${address} from here.`;
  return { finding: warning('site', message, `Run the doctor on ${machine}.`) };
}

interface ProcessCheck {
  finding: Finding;
  ready?: string;
}

function foundAt(address: string, response: { status: number } | null): ProcessCheck {
  if (!response) {
    const todo = 'Start the site, or set PORT and HOST to the site’s values.';
    return { finding: warning('site', `Nothing responds at ${address}/readyz.`, todo) };
  }
  if (response.status === 200)
    return { finding: ok('site', `The site is running and ready at ${address}.`), ready: address };
  const todo = 'Its log says why. It may be starting or stopping.';
  return { finding: wrong('site', `${address}/readyz answers ${response.status}.`, todo) };
}
