import { StartError } from '../start/start-error.ts';

/** Something wrong with the settings, in a sentence. */
export interface Problem {
  /** The settings it is about. */
  names: readonly string[];
  sentence: string;
}

/** What the admin can correct in the settings. */
export class ConfigError extends StartError {}

/** All of them at once, so nobody has to start again for each mistake. */
export function refuse(problems: readonly Problem[]): void {
  const [first, ...others] = problems.map(({ sentence }) => sentence);
  if (first === undefined) return;
  if (others.length === 0) throw new ConfigError(first);
  const list = [first, ...others].map((sentence) => `- ${sentence}`).join('\n');
  throw new ConfigError(`${problems.length} settings are wrong:\n${list}`);
}
