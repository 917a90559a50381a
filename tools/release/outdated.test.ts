import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { outdated, runningFrom } from './outdated.ts';

const names = ['2026-01-01T00-00-00', '2026-01-02T00-00-00', '2026-01-03T00-00-00', '2026-01-04T00-00-00.unfinished'];

test('the two newest stay, and unfinished ones don’t count as releases', () => {
  expect(outdated(names, [])).toEqual([names[0]]);
  expect(outdated(names.slice(0, 2), [])).toEqual([]);
});

test('the previously current release stays, however old, because it may have been a rollback', () => {
  expect(outdated(names, [names[0]!, null])).toEqual([]);
});

test.skipIf(process.platform !== 'linux')('releases in use by a process are detected', async () => {
  const releases = realpathSync(mkdtempSync(join(tmpdir(), 'forecourt-releases-')));
  onTestFinished(() => rmSync(releases, { recursive: true, force: true }));
  mkdirSync(join(releases, names[0]!, 'server'), { recursive: true });
  const site = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {
    cwd: join(releases, names[0]!, 'server'),
  });
  await once(site, 'spawn');
  expect(await runningFrom(releases)).toEqual([names[0]]);
  site.kill();
  await once(site, 'exit');
});
