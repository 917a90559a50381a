import { readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { diskStorage } from '../outside/photo-storage/disk-storage.ts';
import { flipped } from '../../testing/backup/damage.ts';
import { backupWorld, type BackupWorld } from '../../testing/backup/backup-world.ts';
import { differences, drill } from './drill.ts';

const passphrase = 'a passphrase nobody guesses';
let world: BackupWorld;
beforeAll(async () => {
  world = await backupWorld();
});
afterAll(() => world.close());

const photosIn = (dataDir: string) => diskStorage(join(dataDir, 'photos'));
const left = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('forecourt-drill-'));

test('restores a backup elsewhere, compares every row and photo, and leaves nothing behind', async () => {
  const before = await left();
  const file = await world.backUp({ passphrase });
  const { differs, ending } = await drill({ file, passphrase }, photosIn);
  expect(differs).toEqual([]);
  expect(ending.tables.length).toBeGreaterThan(70);
  expect(ending.photos.files).toBe(6);
  expect(await left()).toEqual(before);
});

test('one changed byte stops the drill, and nothing is left behind', async () => {
  const before = await left();
  const file = await world.backUp();
  const [, bytes] = [...flipped(await readFile(file), 1)][0]!;
  await writeFile(file, bytes);
  await expect(drill({ file, passphrase: null }, photosIn)).rejects.toThrow();
  expect(await left()).toEqual(before);
});

test('names every difference: a changed or missing table, a photo', () => {
  const table = (name: string, sha256: string) => ({ table: name, rows: 1, bytes: 1, sha256 });
  const photos = { files: 1, bytes: 1, sha256: 'p', missing: 0, removedMeanwhile: 0, missingKeys: [] };
  const was = { kind: 'ending' as const, endedAt: '', tables: [table('cars', 'a'), table('users', 'b')], photos };
  expect(differences(was, was)).toEqual([]);
  expect(differences(was, { ...was, tables: [table('cars', 'c')] })).toEqual(['cars', 'users']);
  expect(differences(was, { ...was, photos: { ...photos, sha256: 'q' } })).toEqual(['the photos']);
});
