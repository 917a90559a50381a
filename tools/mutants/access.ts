import { contract } from '../../contract/contract.ts';
import { namedCalls } from '../../contract/kit/routes.ts';
import type { Kind, Mutant } from './mutant.ts';

const removed: readonly Kind[] = ['who', 'right', 'ownership'];

/** Something is not asked any more. From which page a request comes is another matter. */
export const isOfAccess = ({ kind, file }: Mutant): boolean => removed.includes(kind) && !file.endsWith('/origin.ts');

const matrix = 'server/testing/access/matrix.test.ts';
/** It compares words: whoever widens access writes the new ones down with it. */
const listOfWho = 'contract/access.test.ts';
const features = new Set(namedCalls(contract).map(({ feature }) => feature));

/** Of the matrix, the lines of the call whose `who` it is, or else those of the fault's own feature where it has one. */
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

/** The matrix of access, then what is nearest. */
export const withMatrix =
  (nearest: (mutant: Mutant) => string[], read: (file: string) => string) =>
  (mutant: Mutant): string[] => [
    linesAbout(mutant, read(mutant.file)),
    ...nearest(mutant).filter((test) => test !== listOfWho && test !== matrix),
  ];
