import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import { onTestFinished } from 'vitest';

/** Where they come in: the process itself, or the nginx before it. */
export interface Door {
  port: number;
  tls?: { ca: Buffer; servername: string };
}

/** How somebody is slow. */
export interface Slowness {
  /** What they send first, and then every second. */
  begin: string;
  drip?: string;
  reads: 'everything' | 'nothing' | 'slowly';
}

const slowBytes = 16 * 1024;

/** So many of them at once; answers the ports from which they came. */
export async function comeSlowly(door: Door, { begin, drip, reads }: Slowness, count: number): Promise<number[]> {
  const ports: number[] = [];
  for (let came = 0; came < count; came += 50)
    ports.push(...(await Promise.all(Array.from({ length: Math.min(50, count - came) }, come))));
  return ports;

  async function come(): Promise<number> {
    const socket = await arrive(door);
    const { localPort } = socket;
    if (reads === 'everything') socket.resume();
    // With somebody listening for it, nothing is taken but what is asked for.
    else socket.on('readable', () => undefined);
    if (reads === 'nothing') socket.pause();
    if (begin) socket.write(begin);
    const dripping = setInterval(() => {
      if (drip && socket.writable && socket.writableLength < 2 ** 16) socket.write(drip);
      if (reads === 'slowly') socket.read(Math.min(slowBytes, socket.readableLength));
    }, 1_000);
    socket.once('close', () => clearInterval(dripping));
    onTestFinished(() => {
      clearInterval(dripping);
      socket.destroy();
    });
    return localPort!;
  }
}

async function arrive({ port, tls }: Door): Promise<Socket> {
  const to = { host: '127.0.0.1', port };
  const socket = tls ? connectSecurely({ ...to, ...tls }) : connect(to);
  socket.on('error', () => undefined);
  await once(socket, tls ? 'secureConnect' : 'connect');
  return socket;
}

/**
 * The ports of this machine that are still connected to this one, as the kernel sees it: who reads nothing does not hear
 * of the end either.
 */
export async function stillConnected({ port }: Door): Promise<Set<number>> {
  const established = '01';
  const lines = (await readFile('/proc/net/tcp', 'utf8')).split('\n').slice(1, -1);
  const found = new Set<number>();
  for (const line of lines) {
    const [, local, remote, state] = line.trim().split(/\s+/);
    if (state === established && portOf(remote!) === port) found.add(portOf(local!));
  }
  return found;
}

const portOf = (address: string) => Number.parseInt(address.split(':')[1]!, 16);
