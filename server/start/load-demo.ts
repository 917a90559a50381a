import type { Config } from '../config/config.ts';
import { environmentFile } from '../config/contradictions.ts';
import { ConfigError } from '../config/problem.ts';
import type { DemoWorld } from '../lib/demo-world.ts';

/** The only place that imports the demo. A real site never loads it, and is installed without it. */
export async function loadDemo({ demo }: Pick<Config, 'demo'>): Promise<DemoWorld | null> {
  if (!demo) return null;
  try {
    return (await import('@forecourt/demo/world.ts')).demoWorld;
  } catch (cause) {
    if (!isAbsent(cause)) throw cause;
    throw new ConfigError(
      `GTA_WORLD_CLIENT_ID is not set, and the demo is not installed here. Is the environment file missing? ${environmentFile}. To run the demo, use "npm start" in a checkout of the project.`,
      { cause },
    );
  }
}

/** Its folder is missing or empty. Something missing inside it is a different error. */
const isAbsent = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'ERR_MODULE_NOT_FOUND' &&
  /@forecourt[\\/]demo([\\/]world\.ts)?'/.test(error.message);
