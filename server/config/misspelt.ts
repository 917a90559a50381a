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
  if (ownPrefix.test(name)) return distance(setting, name) <= 2;
  if (setting.split('_').length !== name.split('_').length) return false;
  if (setting.length < 8) return lettersOf(setting) === lettersOf(name) && distance(setting, name) <= 1;
  return distance(setting, name) <= 2;
}

const lettersOf = (name: string) => name.split('').toSorted().join('');

/** Counts letters that were added, left out, replaced or swapped with the next one. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        rows[i - 1]![j]! + 1,
        row[j - 1]! + 1,
        rows[i - 1]![j - 1]! + (isSame ? 0 : 1),
        isSwapped ? rows[i - 2]![j - 2]! + 1 : Infinity,
      );
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}
