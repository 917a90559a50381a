/** The files of a new feature, one per layer, with a call that lists a user's items. */
export interface FeatureFiles {
  /** The feature's name: `reviews`. */
  feature: string;
  /** Its migration's number: `0031`. */
  migration: string;
}

export function featureFiles({ feature, migration }: FeatureFiles): Record<string, string> {
  const table = feature;
  const list = `list${capital(feature)}`;
  return {
    [`contract/${feature}/${feature}.ts`]: `import { z } from 'zod';
import { call } from '../kit/call.ts';
import { Id, Moment, nothing } from '../kit/shapes.ts';
import { member } from '../access/who.ts';

export const ${feature} = {
  list: call('GET /api/${feature}.php', {
    summary: 'List your ${feature}, newest first',
    who: member,
    input: nothing,
    output: z.array(z.object({ id: Id, created_at: Moment })),
  }),
};
`,
    [`server/database/migrations/${migration}-${feature}.sql`]: [
      `create table ${table} (`,
      '  id bigint generated always as identity primary key,',
      '  user_id bigint not null references users,',
      '  created_at timestamptz not null default now()',
      ');',
      `create index ${table}_of_user on ${table} (user_id);`,
      '',
    ].join('\n'),
    [`server/features/${feature}/${feature}.store.ts`]: `import type { Queryable } from '../../database/database.ts';

export const ${list} = (db: Queryable, userId: number) =>
  db
    .selectFrom('${table}')
    .select(['id', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
`,
    [`server/calls/${feature}/${feature}.calls.ts`]: `import type { ${feature} } from '@forecourt/contract/${feature}/${feature}.ts';
import type { Database } from '../../database/database.ts';
import { ${list} } from '../../features/${feature}/${feature}.store.ts';
import type { Handlers } from '../../lib/handlers.ts';

export const ${feature}Calls = (db: Database): Handlers<typeof ${feature}> => ({
  list: (_input, actor) => ${list}(db, actor.id),
});
`,
    [`server/calls/${feature}/${feature}.calls.test.ts`]: [
      "import { expect, test } from 'vitest';",
      "import { siteForThisTest } from '../../../testing/site.ts';",
      '',
      "test('a member lists their own items and no one else’s', async () => {",
      '  const site = await siteForThisTest();',
      "  const [mara, kenji] = [await site.as('member'), await site.as('otherMember')];",
      '  const { id } = await site.db',
      `    .insertInto('${table}')`,
      '    .values({ user_id: mara.id })',
      "    .returning('id')",
      '    .executeTakeFirstOrThrow();',
      `  expect(await mara.api.${feature}.list({})).toMatchObject([{ id }]);`,
      `  expect(await kenji.api.${feature}.list({})).toEqual([]);`,
      '});',
      '',
    ].join('\n'),
  };
}

/** Adds the feature's import to the text, in alphabetical order. */
export function withImport(text: string, line: string): string {
  const lines = text.split('\n');
  const from = / from '(.*)';$/.exec(line)![1]!;
  const imports = lines.flatMap((one, at) => (/^import .* from '(\.\.?\/.*)';$/.test(one) ? [at] : []));
  const before = imports.find((at) => / from '(.*)';$/.exec(lines[at]!)![1]! > from);
  lines.splice(before ?? imports.at(-1)! + 1, 0, line);
  return lines.join('\n');
}

export function withEntry(text: string, begins: string, entry: string): string {
  const at = text.indexOf(begins);
  if (at < 0) throw new Error(`"${begins}" was not found`);
  const end = text.indexOf('\n', at) + 1;
  return text.slice(0, end) + entry + text.slice(end);
}

const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1);
