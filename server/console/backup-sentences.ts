import type { Checked } from '../backup/check-backup.ts';
import type { Drilled } from '../backup/drill.ts';

const number = (value: number) => value.toLocaleString('en');
export const size = (bytes: number) =>
  bytes < 1024 ** 2 ? `${(bytes / 1024).toFixed(1)} kB` : `${(bytes / 1024 ** 2).toFixed(1)} MB`;

/** What is in a backup and what is not, read aloud. */
export function contentsOf({ opening, ending }: Checked): string[] {
  const { version, migrations, photos, appKey, isDemo } = opening;
  const rows = ending.tables.reduce((sum, table) => sum + table.rows, 0);
  const site = isDemo ? 'the demo' : 'a real site';
  return [
    `The database of ${site} as it was at ${opening.takenAt}: ${number(rows)} rows in ${ending.tables.length} tables.`,
    `Made by version ${version} on PostgreSQL ${opening.postgres}; its last migration is ${migrations.at(-1)}.`,
    ...(photos.included ? photosIn(ending, isDemo ?? false) : [photosOut(photos.place)]),
    keyIn(appKey),
    'Settings in the environment (client secrets, addresses, a bank set there) are NOT in it: keep their file, too.',
  ];
}

function keyIn(appKey: Checked['opening']['appKey']): string {
  if (!appKey) return 'No APP_KEY: there was none yet.';
  return appKey.included
    ? 'APP_KEY is in it: what is sealed in the data (the bank’s keys, webhooks) can be opened after a restore.'
    : 'APP_KEY is NOT in it: keep DATA_DIR/app-key or the APP_KEY of the settings yourself, or what is sealed in the data (the bank’s keys, webhooks) has to be entered again. An encrypted backup has it.';
}

const photosOut = (place: 'disk' | 'bucket') =>
  place === 'bucket'
    ? 'Photos are NOT in it: they are in the bucket. Turn its versioning on, or take them along with --photos.'
    : 'Photos are NOT in it, as was asked for.';

function photosIn({ photos }: Checked['ending'], isDemo: boolean): string[] {
  const lost = photos.missing - photos.removedMeanwhile;
  const said = [`Photos: ${number(photos.files)} files, ${size(photos.bytes)}.`];
  if (photos.removedMeanwhile > 0)
    said.push(`${number(photos.removedMeanwhile)} photos were removed while it was made, and are not in it.`);
  if (lost > 0) {
    const why = isDemo ? 'the demo draws them when somebody looks' : `the first is ${photos.missingKeys[0]}`;
    said.push(`${number(lost)} photos that the database names have a file missing (${why}).`);
  }
  return said;
}

export function tablesOf({ ending }: Checked): string {
  const line = ({ table, rows, bytes, sha256 }: Checked['ending']['tables'][number]) =>
    `${table.padEnd(45)} ${number(rows).padStart(12)} rows ${size(bytes).padStart(12)}  ${sha256.slice(0, 16)}`;
  return ending.tables.map(line).join('\n');
}

export function drilledSentence({ differs }: Drilled, seconds: string): string {
  const done = `Restored into a folder of its own, which is gone again, in ${seconds} s.`;
  if (!differs)
    return `${done} It is from before this version, whose tables are others: it was brought up to date and not compared.`;
  return differs.length > 0
    ? `${done} NOT the same as in the file: ${differs.join(', ')}.`
    : `${done} Every row and every photo is the same as in the file.`;
}
