import type { Checked } from '../backup/check-backup.ts';
import type { Drilled } from '../backup/drill.ts';

const number = (value: number) => value.toLocaleString('en');
export const size = (bytes: number) =>
  bytes < 1024 ** 2 ? `${(bytes / 1024).toFixed(1)} kB` : `${(bytes / 1024 ** 2).toFixed(1)} MB`;

/** Describes what a backup contains and what it doesn't. */
export function contentsOf({ opening, ending }: Checked): string[] {
  const { version, migrations, photos, appKey, isDemo } = opening;
  const rows = ending.tables.reduce((sum, table) => sum + table.rows, 0);
  const site = isDemo ? 'the demo' : 'a real site';
  return [
    `The database of ${site} as of ${opening.takenAt}: ${number(rows)} rows in ${ending.tables.length} tables.`,
    `Made by version ${version} on PostgreSQL ${opening.postgres}. Its last migration is ${migrations.at(-1)}.`,
    ...(photos.included ? photosIn(ending, isDemo ?? false) : [photosOut(photos.place)]),
    keyIn(appKey),
    'Settings in the environment (client secrets, addresses, bank keys set there) are NOT included. Keep a copy of their file, too.',
  ];
}

function keyIn(appKey: Checked['opening']['appKey']): string {
  if (!appKey) return 'No APP_KEY existed yet.';
  return appKey.included
    ? 'APP_KEY is included, so encrypted data (bank keys, webhooks) can be read after a restore.'
    : 'APP_KEY is NOT included. Keep a copy of DATA_DIR/app-key or of APP_KEY in the settings. Otherwise encrypted data (bank keys, webhooks) must be entered again. An encrypted backup includes it.';
}

const photosOut = (place: 'disk' | 'bucket') =>
  place === 'bucket'
    ? 'Photos are NOT included because they’re in the bucket. Turn on its versioning, or include them with --photos.'
    : 'Photos are NOT included, as requested.';

function photosIn({ photos }: Checked['ending'], isDemo: boolean): string[] {
  const lost = photos.missing - photos.removedMeanwhile;
  const lines = [`Photos: ${number(photos.files)} files, ${size(photos.bytes)}.`];
  if (photos.removedMeanwhile > 0)
    lines.push(`${number(photos.removedMeanwhile)} photos were deleted during the backup and are not included.`);
  if (lost > 0) {
    const why = isDemo ? 'the demo renders them on first view' : `the first is ${photos.missingKeys[0]}`;
    lines.push(`${number(lost)} photos named by the database have a missing file (${why}).`);
  }
  return lines;
}

export function tablesOf({ ending }: Checked): string {
  const line = ({ table, rows, bytes, sha256 }: Checked['ending']['tables'][number]) =>
    `${table.padEnd(45)} ${number(rows).padStart(12)} rows ${size(bytes).padStart(12)}  ${sha256.slice(0, 16)}`;
  return ending.tables.map(line).join('\n');
}

export function drilledSentence({ differs }: Drilled, seconds: string): string {
  const done = `Restored into a temporary folder in ${seconds} s. The folder has been deleted.`;
  if (!differs)
    return `${done} The backup is from an older version with different tables, so it was migrated and not compared.`;
  return differs.length > 0
    ? `${done} NOT the same as in the file: ${differs.join(', ')}.`
    : `${done} Every row and every photo is the same as in the file.`;
}
