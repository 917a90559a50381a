import type { contract } from '@forecourt/contract/contract.ts';
import type { Client } from '@forecourt/contract/kit/client.ts';
import { groups, type Scene } from './actors.ts';

type Api = Client<typeof contract>;
type Input<F extends keyof Api, N extends keyof Api[F]> = Api[F][N] extends (
  input: infer I,
  ...more: never[]
) => unknown
  ? I
  : never;

/** The outcomes of a call for every actor, and an input that works for those who may make it. */
export type Line<I> = readonly [outcomes: string, input: (on: Scene) => I];

/** One row for each call of a feature, or several if access depends on more than ownership. */
export type Lines<F extends keyof Api> = {
  [N in keyof Api[F]]: Line<Input<F, N>> | Record<string, Line<Input<F, N>>>;
};

/**
 * The outcome in each column: `401 | 404 | ok | 404 | ok ok ok 403 | 404 | 404`. One word applies to its whole group.
 */
export function outcomesOf(text: string): string[] {
  const written = text.split('|').map((group) => group.trim().split(/\s+/));
  const columns = Object.values(groups);
  if (written.length !== columns.length) throw new Error(`Not ${columns.length} groups: ${text}`);
  return columns.flatMap((group, at) => {
    const words = written[at]!;
    if (words.length === 1) return group.map(() => words[0]!);
    if (words.length !== group.length) throw new Error(`Not ${group.length} in group ${at + 1}: ${text}`);
    return words;
  });
}
