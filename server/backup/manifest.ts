import { z } from 'zod';
import { DamagedBackup } from './file/damaged.ts';

export const TableColumns = z.object({ table: z.string(), columns: z.array(z.string()) });
export type TableColumns = z.infer<typeof TableColumns>;

/** The first entry: what is known before anything is copied. */
const Opening = z.object({
  kind: z.literal('opening'),
  format: z.literal(1),
  version: z.string(),
  takenAt: z.string(),
  isDemo: z.boolean().nullable(),
  postgres: z.string(),
  migrations: z.array(z.string()),
  workerMigration: z.number().nullable(),
  tables: z.array(TableColumns),
  /** Where photos were kept, and whether their files are in here. */
  photos: z.object({ place: z.enum(['disk', 'bucket']), included: z.boolean() }),
  /** Which key sealed what is sealed in the data; whether it is in here itself. */
  appKey: z.object({ id: z.string(), included: z.boolean() }).nullable(),
});
export type Opening = z.infer<typeof Opening>;

const Sequence = z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() });
export type Sequence = z.infer<typeof Sequence>;

/** The last entry: what was copied, with a checksum of each. */
const Ending = z.object({
  kind: z.literal('ending'),
  endedAt: z.string(),
  tables: z.array(z.object({ table: z.string(), rows: z.number(), bytes: z.number(), sha256: z.string() })),
  photos: z.object({
    files: z.number(),
    bytes: z.number(),
    /** Over the name and checksum of each, in their order. */
    sha256: z.string(),
    /** The database names them, and there is no file: since before, or removed while the backup was made. */
    missing: z.number(),
    removedMeanwhile: z.number(),
    missingKeys: z.array(z.string()),
  }),
});
export type Ending = z.infer<typeof Ending>;

const Head = z.discriminatedUnion('kind', [
  Opening,
  z.object({ kind: z.literal('table'), table: z.string() }),
  z.object({ kind: z.literal('sequences'), sequences: z.array(Sequence) }),
  z.object({ kind: z.literal('app-key') }),
  z.object({ kind: z.literal('photo'), file: z.string(), isOpen: z.boolean() }),
  Ending,
]);
export type Head = z.infer<typeof Head>;

export function readHead(given: unknown): Head {
  const { success, data, error } = Head.safeParse(given);
  if (success) return data;
  throw new DamagedBackup('It holds something that this Forecourt does not know.', { cause: error });
}
