import { typingErrors } from '@forecourt/contract/kit/typing-errors.ts';
import { EnvironmentShape } from './environment.ts';
import type { Problem } from './problem.ts';

const settings = Object.keys(EnvironmentShape.shape);
/** Read only by the backup commands. */
const known = new Set([...settings, 'BACKUP_PASSPHRASE']);
/** No other program uses these prefixes. */
const ownPrefix = /^(GTA_WORLD|FLEECA)_/;

/** Finds variables that look like misspelt settings. Variables of other programs are ignored. */
export function findMisspelt(names: readonly string[]): Problem[] {
  return names
    .filter((name) => !known.has(name))
    .flatMap((name): Problem[] => {
      const suggestion = settings.find((setting) => !names.includes(setting) && isSlipOf(setting, name.toUpperCase()));
      if (suggestion)
        return [{ names: [suggestion], sentence: `${name} isn't a setting. Did you mean ${suggestion}?` }];
      return ownPrefix.test(name)
        ? [{ names: [], sentence: `${name} isn't a setting. docs/configuration.md lists all of them.` }]
        : [];
    });
}

/** Short names are close to other programs' variables (HOST, HOME), so for those only swapped letters count. */
function isSlipOf(setting: string, name: string): boolean {
  if (ownPrefix.test(name)) return typingErrors(name, setting) <= 2;
  if (setting.split('_').length !== name.split('_').length) return false;
  if (setting.length < 8) return lettersOf(setting) === lettersOf(name) && typingErrors(name, setting) <= 1;
  return typingErrors(name, setting) <= 2;
}

const lettersOf = (name: string) => name.split('').toSorted().join('');
