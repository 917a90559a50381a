import type { Config } from '../config/config.ts';
import { environmentFile } from '../config/contradictions.ts';
import { ConfigError } from '../config/problem.ts';
import type { DemoWorld } from './demo-world.ts';

/** The one place that reaches the demo: a real site never loads it, and is installed without it. */
export async function loadDemo({ demo }: Pick<Config, 'demo'>): Promise<DemoWorld | null> {
  if (!demo) return null;
  try {
    return (await import('@forecourt/demo/world.ts')).demoWorld;
  } catch (cause) {
    if (!isAbsent(cause)) throw cause;
    throw new ConfigError(
      `No GTA_WORLD_CLIENT_ID is set, and the demo is not installed here. Is the environment file missing? ${environmentFile}. For the demo, run "npm start" in a checkout of the project.`,
      { cause },
    );
  }
}

/** Its folder is not there, or empty; when something is missing inside it, that is another matter. */
const isAbsent = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'ERR_MODULE_NOT_FOUND' &&
  /@forecourt[\\/]demo([\\/]world\.ts)?'/.test(error.message);
