import pg, { type ClientConfig } from 'pg';
import { siteConnection } from './cluster.ts';
import { possibleHomes } from './home.ts';
import { placeIn } from './place.ts';

/** Connection to the database of a Forecourt running on this data folder. Null if none responds. */
export async function runningSite(dataDir: string): Promise<ClientConfig | null> {
  for (const home of possibleHomes(dataDir)) {
    const config = await siteConnection(placeIn(home)).catch(() => null);
    if (config && (await answers(config))) return config;
  }
  return null;
}

async function answers(config: ClientConfig): Promise<boolean> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
