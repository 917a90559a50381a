import { contract } from '../../contract/contract.ts';
import { namedCalls } from '../../contract/kit/routes.ts';
import type { Kind, Mutant } from './mutant.ts';

const removed: readonly Kind[] = ['who', 'right', 'ownership'];

/** Mutants that remove an access check. Checks of the page's origin are separate. */
export const isOfAccess = ({ kind, file }: Mutant): boolean => removed.includes(kind) && !file.endsWith('/origin.ts');

const matrix = 'testing/access/matrix.test.ts';
/** A text snapshot. Anyone who widens access would update it too, so it proves nothing. */
const listOfWho = 'contract/access/access.test.ts';
const features = new Set(namedCalls(contract).map(({ feature }) => feature));

/** The matrix lines of the call whose `who` was changed, otherwise those of the mutant's feature if it has any. */
export function linesAbout({ file, kind, start }: Pick<Mutant, 'file' | 'kind' | 'start'>, text: string): string {
  const feature = file.split('/').find((part) => features.has(part));
  if (!feature) return matrix;
  const call =
    kind === 'who'
      ? text
          .slice(0, start)
          .match(/^ {2}\w+(?=: (?:call|stream)\()/gm)
          ?.at(-1)
          ?.trim()
      : null;
  return `${matrix}#^${feature}\\.${call ? `${call}( |$)` : ''}`;
}

/** The access matrix first, then the nearest tests. */
export const withMatrix =
  (nearest: (mutant: Mutant) => string[], read: (file: string) => string) =>
  (mutant: Mutant): string[] => [
    linesAbout(mutant, read(mutant.file)),
    ...nearest(mutant).filter((test) => test !== listOfWho && test !== matrix),
  ];
