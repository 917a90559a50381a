import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { billContent, billFile, keysInRotation } from '../../testing/bills/a-bill.ts';
import { bareEnvironment } from '../../testing/process.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { newBillKeyPair } from '../features/bills/sign-bill.ts';

const command = fileURLToPath(new URL('check-bill.ts', import.meta.url));
const { retired, current } = keysInRotation();
const published = (pairs: { id: string; publicKey: string }[]) =>
  JSON.stringify({ keys: pairs.map(({ id, publicKey }) => ({ id, public_key: publicKey, retired_at: null })) });

/** A folder with these files, and the command run in it without a database. */
async function inFolder(files: Record<string, string>) {
  const folder = await temporaryFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return (...args: string[]) =>
    new Promise<{ code: number; said: string }>((resolve) => {
      execFile(process.execPath, [command, ...args], { cwd: folder, env: bareEnvironment }, (error, out, err) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: (out + err).trim() }),
      );
    });
}

test('says that a bill is genuine, with what it states, from keys next to it or given', async () => {
  const check = await inFolder({
    'bill.txt': billFile(retired),
    'forecourt-keys.json': published([current, retired]),
    'other.json': published([retired]),
  });
  const { code, said } = await check('bill.txt');
  expect([code, said]).toEqual([0, expect.stringMatching(/^GENUINE\. FC-7K2PXQ9AD/) as string]);
  for (const words of [
    '2022 Pegassi Zentorno, plate 1PAC 888',
    'Eclipse Motors',
    billContent.buyer,
    '$184,000',
    `/bill/${billContent.number}`,
  ])
    expect(said).toContain(words);
  expect((await check('bill.txt', '--keys', 'other.json')).code).toBe(0);
  expect((await check('bill.txt', '--key', retired.publicKey)).code).toBe(0);
});

test('says why one isn’t, and fails', async () => {
  const check = await inFolder({
    'changed.txt': billFile(current).replace('amount: 184000', 'amount: 1840000'),
    'strange.txt': billFile(newBillKeyPair()),
    'forecourt-keys.json': published([current]),
  });
  expect(await check('changed.txt')).toEqual({
    code: 1,
    said: expect.stringContaining('NOT GENUINE. Its text was changed') as string,
  });
  expect(await check('strange.txt')).toEqual({
    code: 1,
    said: expect.stringContaining('NOT GENUINE. It names a key') as string,
  });
});

test('checks nothing without keys, with keys under a wrong id, or without a file', async () => {
  const check = await inFolder({
    'bill.txt': billFile(current),
    'lying.json': published([{ id: current.id, publicKey: newBillKeyPair().publicKey }]),
    'empty.json': '{}',
  });
  const said = async (...args: string[]) => {
    const { code, said: text } = await check(...args);
    expect(code).toBe(2);
    return text;
  };
  expect(await said('bill.txt')).toContain('The site’s public keys are needed.');
  expect(await said('bill.txt', '--keys', 'lying.json')).toContain('a key whose id doesn’t belong to it');
  expect(await said('bill.txt', '--keys', 'empty.json')).toContain('isn’t a list of public keys');
  expect(await said('bill.txt', '--key', 'short')).toContain('isn’t a public key');
  expect(await said('missing.txt', '--key', current.publicKey)).toContain('can’t be read');
  expect(await said()).toContain('npm run check-bill');
});
