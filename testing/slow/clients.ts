import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import { onTestFinished } from 'vitest';
import { until } from '../until.ts';

/** How they connect: to the process directly, or through nginx. */
export interface Door {
  port: number;
  tls?: { ca: Buffer; servername: string };
}

/** How a client is slow. */
export interface Slowness {
  /** Sent first, and then every second. */
  begin: string;
  drip?: string;
  reads: 'everything' | 'nothing' | 'slowly';
}

const slowBytes = 16 * 1024;

export interface SlowClient {
  /** Their connection, as `stillConnected` names it. */
  name: string;
  /** When they connected, by `performance.now()`. */
  came: number;
}

/** Connects this many clients in batches of fifty, and yields each as it connects. */
export async function* comeSlowly(door: Door, slowness: Slowness, count: number): AsyncGenerator<SlowClient> {
  for (let left = count; left > 0; left -= 50) {
    const sockets = await Promise.all(Array.from({ length: Math.min(50, left) }, () => arrive(door)));
    // Before they send anything: none has disconnected yet, and no port has been reused.
    const names = await namesOf(door, sockets);
    const came = performance.now();
    for (const socket of sockets) beSlow(socket, slowness);
    yield* names.map((name) => ({ name, came }));
  }
}

async function namesOf(door: Door, sockets: readonly Socket[]): Promise<string[]> {
  let names: string[] = [];
  await until('the server has accepted the connections', async () => {
    const there = new Map([...(await stillConnected(door))].map((name) => [portIn(name), name]));
    names = sockets.flatMap(({ localPort }) => there.get(localPort!) ?? []);
    return names.length === sockets.length && !names.some(isAtTheDoor);
  });
  return names;
}

function beSlow(socket: Socket, { begin, drip, reads }: Slowness): void {
  if (reads === 'everything') socket.resume();
  // With a 'readable' listener, only what is explicitly read is taken from the socket.
  else socket.on('readable', () => undefined);
  if (reads === 'nothing') socket.pause();
  if (begin) socket.write(begin);
  const dripping = setInterval(() => {
    if (drip && socket.writable && socket.writableLength < 2 ** 16) socket.write(drip);
    if (reads === 'slowly') socket.read(Math.min(slowBytes, socket.readableLength));
  }, 1_000);
  socket.once('close', () => clearInterval(dripping));
  onTestFinished(() => clearInterval(dripping));
}

async function arrive({ port, tls }: Door): Promise<Socket> {
  const to = { host: '127.0.0.1', port };
  const socket = tls ? connectSecurely({ ...to, ...tls }) : connect(to);
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  await once(socket, tls ? 'secureConnect' : 'connect');
  return socket;
}

/**
 * Clients on this machine that the server at this port is still connected to, as the kernel sees the server's end,
 * because a client that reads nothing doesn't notice the end either. Identified by port and socket, because a free port
 * is reused right away.
 */
export async function stillConnected({ port }: Door): Promise<Set<string>> {
  const established = '01';
  const lines = (await readFile('/proc/net/tcp', 'utf8')).split('\n').slice(1, -1);
  const found = new Set<string>();
  for (const line of lines) {
    const [, local, remote, state, , , , , , socket] = line.trim().split(/\s+/);
    if (state === established && portOf(local!) === port) found.add(`${portOf(remote!)} ${socket!}`);
  }
  return found;
}

/** The server hasn't accepted the connection yet, so it has no socket. */
const isAtTheDoor = (name: string) => name.endsWith(' 0');

const portOf = (address: string) => Number.parseInt(address.split(':')[1]!, 16);

const portIn = (name: string) => Number.parseInt(name, 10);
