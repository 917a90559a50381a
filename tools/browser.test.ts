import { expect, test, vi } from 'vitest';
import { findBrowser, launchArgs, type Machine } from './browser.ts';

function machine(there: string[], changes: Partial<Machine> = {}): Machine {
  return {
    env: { PATH: '/opt/bin:/usr/local/bin' },
    platform: 'linux',
    isRoot: false,
    isDebian: false,
    playwrightPath: '/cache/playwright/chrome',
    canRun: (path) => there.includes(path),
    installChromium: () => expect.unreachable('nothing may be installed here'),
    ...changes,
  };
}

const everything = ['/chosen', '/usr/local/bin/google-chrome', '/usr/local/bin/chromium', '/cache/playwright/chrome'];

test('the browser that CHROME_PATH names comes first', () => {
  expect(findBrowser(machine(everything, { env: { CHROME_PATH: '/chosen', PATH: '/usr/local/bin' } }))).toBe('/chosen');
});

test('a wrong CHROME_PATH is said, not worked around', () => {
  const wrong = machine(everything, { env: { CHROME_PATH: '/mistyped' } });
  expect(() => findBrowser(wrong)).toThrow('CHROME_PATH is /mistyped, and there is no program there.');
});

test('then an installed one, Chromium before Chrome', () => {
  expect(findBrowser(machine(everything))).toBe('/usr/local/bin/chromium');
  expect(findBrowser(machine(['/usr/local/bin/google-chrome', '/cache/playwright/chrome']))).toBe(
    '/usr/local/bin/google-chrome',
  );
});

test('other systems have their own places', () => {
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  expect(findBrowser(machine([mac], { platform: 'darwin' }))).toBe(mac);
  const windows = 'C:\\Programs\\Google\\Chrome\\Application\\chrome.exe';
  expect(findBrowser(machine([windows], { platform: 'win32', env: { PROGRAMFILES: 'C:\\Programs' } }))).toBe(windows);
});

test('then the one Playwright downloaded', () => {
  expect(findBrowser(machine(['/cache/playwright/chrome'], { isRoot: true, isDebian: true }))).toBe(
    '/cache/playwright/chrome',
  );
});

test('a Debian container without a browser gets one', () => {
  const there: string[] = [];
  const installChromium = vi.fn(() => void there.push('/usr/bin/chromium'));
  expect(findBrowser(machine(there, { isRoot: true, isDebian: true, installChromium }))).toBe('/usr/bin/chromium');
  expect(installChromium).toHaveBeenCalledOnce();
});

test.each([
  { isRoot: true, isDebian: false },
  { isRoot: false, isDebian: true },
])('elsewhere nothing is installed, and the sentence says what to do: %o', (who) => {
  expect(() => findBrowser(machine([], who))).toThrow(/install one, name it in CHROME_PATH, .* SKIP_BROWSER=1/);
});

test('the sandbox is off for root only', () => {
  expect(launchArgs(true)).toContain('--no-sandbox');
  expect(launchArgs(false)).not.toContain('--no-sandbox');
});
