import { StartError } from '../lib/start-error.ts';

/** A problem with the settings, as a sentence. */
export interface Problem {
  /** The settings involved. */
  names: readonly string[];
  sentence: string;
}

/** An error the admin can fix in the settings. */
export class ConfigError extends StartError {}

/** Reports all problems together, so that one restart is enough to fix them. */
export function refuse(problems: readonly Problem[]): void {
  const [first, ...others] = problems.map(({ sentence }) => sentence);
  if (first === undefined) return;
  if (others.length === 0) throw new ConfigError(first);
  const list = [first, ...others].map((sentence) => `- ${sentence}`).join('\n');
  throw new ConfigError(`${problems.length} settings are wrong:\n${list}`);
}
