import { namedCalls } from '../../contract/kit/routes.ts';
import { contract } from '../../contract/contract.ts';
import type { Kind, Mutant } from './mutant.ts';

const removed: readonly Kind[] = ['who', 'right', 'ownership'];

/** Something is not asked any more. From which page a request comes is another matter. */
export const isOfAccess = ({ kind, file }: Mutant): boolean => removed.includes(kind) && !file.endsWith('/origin.ts');

const matrix = 'server/testing/access/matrix.test.ts';
/** It compares words: whoever widens access writes the new ones down with it. */
const listOfWho = 'contract/access.test.ts';
const features = new Set(namedCalls(contract).map(({ feature }) => feature));

/** The matrix of access, then what is nearest. Of the matrix, the lines of the fault's own feature where it has one. */
export const withMatrix =
  (nearest: (mutant: Mutant) => string[]) =>
  (mutant: Mutant): string[] => {
    const feature = mutant.file.split('/').find((part) => features.has(part));
    return [
      feature ? `${matrix}#^${feature}\\.` : matrix,
      ...nearest(mutant).filter((test) => test !== listOfWho && test !== matrix),
    ];
  };
