/**
 * Finds the Chromium for browser stories and screenshots. `npm ci` downloads no browser: an installed one is used, and a
 * Debian container without one gets Debian's. The headless shell comes first, because the full browser also renders its
 * own tabs and menus, which takes a quarter of the time.
 */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { installPackage, isDebian, runsAsRoot } from './debian.ts';

/** Queries about the machine. Tests replace them. */
export interface Machine {
  env: Record<string, string | undefined>;
  platform: NodeJS.Platform;
  isRoot: boolean;
  isDebian: boolean;
  /** Where Playwright puts its own download. */
  playwrightPath: string;
  canRun: (path: string) => boolean;
  install: (packageName: string) => void;
}

export function findBrowser(machine: Machine = thisMachine()): string {
  const { env, canRun } = machine;
  if (env['CHROME_PATH']) {
    if (canRun(env['CHROME_PATH'])) return env['CHROME_PATH'];
    throw new Error(`CHROME_PATH is ${env['CHROME_PATH']}, but there is no program there.`);
  }
  const installable = machine.isRoot && machine.isDebian ? ['chromium-headless-shell', 'chromium'] : [];
  const [shell, whole] = [shellPlaces(machine), [...usualPlaces(machine), machine.playwrightPath]];
  for (const [index, places] of [shell, whole].entries()) {
    const found = () => places.find((path) => path !== '' && canRun(path));
    const here = found();
    if (here) return here;
    const packageName = installable[index];
    if (packageName) machine.install(packageName);
    const installed = found();
    if (installed) return installed;
  }
  throw new Error(
    'No Chromium or Chrome was found for the browser tests. Install one, set CHROME_PATH, or skip these tests with SKIP_BROWSER=1.',
  );
}

/** Chromium's sandbox doesn't start as root. It stays on everywhere else. */
export const launchArgs = (isRoot = runsAsRoot()): string[] => [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  // Saves a process per browser, and what it is sent.
  '--in-process-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

function shellPlaces({ env, platform }: Machine): string[] {
  return platform === 'linux' ? inFolders(env, ['chromium-headless-shell', 'chrome-headless-shell']) : [];
}

function usualPlaces({ env, platform }: Machine): string[] {
  if (platform === 'darwin') {
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    );
  }
  if (platform === 'win32') {
    const roots = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']].filter(
      (root) => root !== undefined,
    );
    const programs = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];
    return roots.flatMap((root) => programs.map((program) => `${root}\\${program}`));
  }
  return inFolders(env, ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']);
}

function inFolders(env: Machine['env'], names: string[]): string[] {
  const folders = [...(env['PATH'] ?? '').split(delimiter).filter(Boolean), '/usr/bin', '/snap/bin'];
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

export const thisMachine = (): Machine => ({
  env: process.env,
  platform: process.platform,
  isRoot: runsAsRoot(),
  isDebian: isDebian(),
  playwrightPath: chromium.executablePath(),
  canRun(path) {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  },
  install: (packageName) => installPackage(packageName, 'the browser tests'),
});
