import { once } from 'node:events';
import { createServer } from 'node:net';
import { StartError } from '../lib/start-error.ts';

interface Address {
  host: string;
  port: number;
}

/** Listens briefly, so that problems are reported before the long part of a start. */
export async function checkAddress({ host, port }: Address): Promise<void> {
  const probe = createServer();
  const listening = once(probe, 'listening').catch(refusedAddress({ host, port }));
  probe.listen({ host, port });
  await listening;
  probe.close();
  await once(probe, 'close');
}

export const refusedAddress =
  ({ host, port }: Address) =>
  (cause: unknown): never => {
    throw new StartError(sentence((cause as NodeJS.ErrnoException).code ?? '', host, port) ?? String(cause), { cause });
  };

function sentence(code: string, host: string, port: number): string | null {
  switch (code) {
    case 'EADDRINUSE':
      return `Something else is already listening on port ${port}. Stop it, or set another PORT.`;
    case 'EACCES':
      return `This user isn’t allowed to use port ${port}. Set a PORT above 1023.`;
    case 'EADDRNOTAVAIL':
      return `HOST is ${host}, which isn’t an address of this machine. Set HOST to 127.0.0.1 (behind a proxy on this machine), 0.0.0.0 (every address) or one of its own.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST is ${host}, but that name is unknown here. Set HOST to an address such as 127.0.0.1.`;
    default:
      return null;
  }
}
