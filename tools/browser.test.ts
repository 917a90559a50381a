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
    install: () => expect.unreachable('nothing may be installed here'),
    ...changes,
  };
}

const everything = ['/chosen', '/usr/local/bin/google-chrome', '/usr/local/bin/chromium', '/cache/playwright/chrome'];

test('CHROME_PATH comes first', () => {
  expect(findBrowser(machine(everything, { env: { CHROME_PATH: '/chosen', PATH: '/usr/local/bin' } }))).toBe('/chosen');
});

test('a wrong CHROME_PATH is an error and isn’t worked around', () => {
  const wrong = machine(everything, { env: { CHROME_PATH: '/mistyped' } });
  expect(() => findBrowser(wrong)).toThrow('CHROME_PATH is /mistyped, but there is no program there.');
});

test('then an installed one, the headless shell before Chromium before Chrome', () => {
  expect(findBrowser(machine([...everything, '/usr/bin/chromium-headless-shell']))).toBe(
    '/usr/bin/chromium-headless-shell',
  );
  expect(findBrowser(machine(everything))).toBe('/usr/local/bin/chromium');
  expect(findBrowser(machine(['/usr/local/bin/google-chrome', '/cache/playwright/chrome']))).toBe(
    '/usr/local/bin/google-chrome',
  );
});

test('other systems have their own locations', () => {
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  expect(findBrowser(machine([mac], { platform: 'darwin' }))).toBe(mac);
  const windows = 'C:\\Programs\\Google\\Chrome\\Application\\chrome.exe';
  expect(findBrowser(machine([windows], { platform: 'win32', env: { PROGRAMFILES: 'C:\\Programs' } }))).toBe(windows);
});

test('then the one Playwright downloaded', () => {
  expect(findBrowser(machine(['/cache/playwright/chrome']))).toBe('/cache/playwright/chrome');
});

const debian = { isRoot: true, isDebian: true };

test('a Debian container gets the headless shell, even if it has another browser', () => {
  for (const before of [[], ['/usr/bin/chromium']]) {
    const there = [...before];
    const install = vi.fn((name: string) => void there.push(`/usr/bin/${name}`));
    expect(findBrowser(machine(there, { ...debian, install }))).toBe('/usr/bin/chromium-headless-shell');
    expect(install).toHaveBeenCalledExactlyOnceWith('chromium-headless-shell');
  }
});

test('without a headless shell, an installed browser is used or Chromium is installed', () => {
  const nothing = vi.fn<(name: string) => void>();
  expect(findBrowser(machine(['/usr/bin/chromium'], { ...debian, install: nothing }))).toBe('/usr/bin/chromium');
  expect(nothing).toHaveBeenCalledExactlyOnceWith('chromium-headless-shell');
  const there: string[] = [];
  const install = (name: string) => void (name === 'chromium' && there.push('/usr/bin/chromium'));
  expect(findBrowser(machine(there, { ...debian, install }))).toBe('/usr/bin/chromium');
});

test.each([
  { isRoot: true, isDebian: false },
  { isRoot: false, isDebian: true },
])('elsewhere nothing is installed and the message says what to do: %o', (who) => {
  expect(() => findBrowser(machine([], who))).toThrow(/Install one, set CHROME_PATH, .* SKIP_BROWSER=1/);
});

test('the sandbox is off for root only', () => {
  expect(launchArgs(true)).toContain('--no-sandbox');
  expect(launchArgs(false)).not.toContain('--no-sandbox');
});
