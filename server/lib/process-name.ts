import { hostname } from 'node:os';

/** Name of the connection on which every process listens for changes. */
export const liveName = 'forecourt live';

/** PostgreSQL truncates longer names. */
const maxLength = 63;

export interface Listening {
  host: string;
  port: number;
}

/** The connection's name once the process accepts requests. The doctor finds the processes of a site by it. */
export const processName = ({ host, port }: Listening): string =>
  `${liveName} ${port} ${host} ${hostname()}`.slice(0, maxLength);

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
