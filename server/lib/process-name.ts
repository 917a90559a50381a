import { hostname } from 'node:os';

/** What every process calls the connection on which it listens for changes. */
export const liveName = 'forecourt live';

/** PostgreSQL cuts longer names off. */
const longest = 63;

export interface Listening {
  host: string;
  port: number;
}

/** The name of that connection once the process takes requests: the doctor finds every process of a site by it. */
export const processName = ({ host, port }: Listening): string =>
  `${liveName} ${port} ${host} ${hostname()}`.slice(0, longest);

export interface NamedProcess extends Listening {
  machine: string;
  isOnThisMachine: boolean;
}

export function readProcessName(name: string): NamedProcess | null {
  const [, port, host, machine] = /^forecourt live (\d+) (\S+) (\S*)$/.exec(name) ?? [];
  if (!port || !host || machine === undefined) return null;
  const listening = { host, port: Number(port) };
  return { ...listening, machine, isOnThisMachine: processName(listening) === name };
}
