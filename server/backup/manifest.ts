import { z } from 'zod';
import { DamagedBackup } from './file/damaged.ts';

export const TableColumns = z.object({ table: z.string(), columns: z.array(z.string()) });
export type TableColumns = z.infer<typeof TableColumns>;

/** The first entry: everything known before copying starts. */
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
  /** Where photos were stored, and whether their files are included. */
  photos: z.object({ place: z.enum(['disk', 'bucket']), included: z.boolean() }),
  /** The key that encrypted secrets in the data, and whether it's included. */
  appKey: z.object({ id: z.string(), included: z.boolean() }).nullable(),
});
export type Opening = z.infer<typeof Opening>;

const Sequence = z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() });
export type Sequence = z.infer<typeof Sequence>;

/** The last entry: everything that was copied, with checksums. */
const Ending = z.object({
  kind: z.literal('ending'),
  endedAt: z.string(),
  tables: z.array(z.object({ table: z.string(), rows: z.number(), bytes: z.number(), sha256: z.string() })),
  photos: z.object({
    files: z.number(),
    bytes: z.number(),
    /** Over the name and checksum of each file, in order. */
    sha256: z.string(),
    /** Named by the database but without a file, either before the backup or because they were deleted while it ran. */
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

export function readHead(entry: unknown): Head {
  const { success, data, error } = Head.safeParse(entry);
  if (success) return data;
  throw new DamagedBackup('It contains an entry that this version of Forecourt doesn’t know.', { cause: error });
}
