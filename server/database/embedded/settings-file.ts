import { createServer } from 'node:net';

/** Where PostgreSQL listens. The port is always set, because PGPORT would apply otherwise. */
export async function listening(socket: string | null): Promise<Record<string, string>> {
  if (!socket) return { listen_addresses: '127.0.0.1', port: String(await freePort()) };
  return {
    listen_addresses: '',
    port: '5432',
    // A list: in double quotes, a comma is part of the path.
    unix_socket_directories: `"${socket.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
  };
}

const megabyte = 1024 * 1024;

/**
 * PostgreSQL's defaults suit a machine of twenty years ago. Here it gets an eighth of the memory (at most 2 GB, because
 * the app, photos and the system cache need theirs) and settings for solid-state disks.
 */
export const forThisMachine = (memoryBytes: number): Record<string, string> => ({
  shared_buffers: `${Math.round(Math.min(2048, Math.max(128, memoryBytes / 8 / megabyte)))}MB`,
  effective_cache_size: `${Math.round(Math.max(256, memoryBytes / 2 / megabyte))}MB`,
  random_page_cost: '1.1',
});

/**
 * Bounds the recovery time after a crash. PostgreSQL's default is 1 GB of log to redo, and 600 MB took 18 s on a busy
 * machine. Before that it synced every file of the database, for 5 to 8 s even with nothing to redo. `syncfs` is one
 * call, and only Linux has it.
 */
export const afterCrash = (platform: NodeJS.Platform = process.platform): Record<string, string> => ({
  max_wal_size: '256MB',
  ...(platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
});

export const settingsText = (settings: Record<string, string>) =>
  Object.entries(settings)
    .map(([name, value]) => `${name} = '${value.replaceAll('\\', '\\\\').replaceAll("'", "''")}'\n`)
    .join('');

export const portIn = (text: string) => Number(/^port = '(\d+)'$/m.exec(text)?.[1] ?? 5432);

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
