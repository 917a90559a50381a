import { basename } from 'node:path';
import { siteTitles } from './titles.ts';
import type { KeptProofs, Promised, ProvedArea } from './kept.ts';

export function proofPage({ areas }: KeptProofs): string {
  const machines = [...new Set(areas.map(({ machine }) => machine))];
  const letterOf = (one: string) => String.fromCharCode(65 + machines.indexOf(one));
  return [
    '# Proof',
    '',
    'What Forecourt promises, measured. `npm run proof` runs every long proof one after another and writes this page. `npm run proof -- faults` runs only proofs whose name contains that and updates only their sections, so every section has its own date and commit. A promise that does not hold is listed as failed. Do not edit this page by hand.',
    '',
    '| | promises | held | when |',
    '|---|---|---|---|',
    ...areas.map(summary),
    '',
    ...machinesTold(machines, letterOf),
    '',
    ...areas.flatMap((area) => section(area, machines.length > 1 ? letterOf(area.machine) : null)),
    ...elsewhere,
    '',
  ].join('\n');
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

const summary = ({ file, at, promises, errors }: ProvedArea) => {
  const held = promises.filter(({ state }) => state === 'held').length;
  const failed = promises.filter(({ state }) => state === 'failed').length + errors.length;
  const left = promises.length - held - promises.filter(({ state }) => state === 'failed').length;
  const results = [
    failed === 0 && left === 0 && 'all',
    (failed > 0 || left > 0) && String(held),
    failed > 0 && `**${failed} failed**`,
    left > 0 && `${left} not proved`,
  ].filter(Boolean);
  return `| [${title(file)}](#${anchor(title(file))}) | ${promises.length} | ${results.join(', ')} | ${day.format(new Date(at))} UTC |`;
};

const machinesTold = (machines: string[], letterOf: (one: string) => string) =>
  machines.length === 1 ? [`Measured on ${machines[0]}.`] : machines.map((one) => `- Machine ${letterOf(one)}: ${one}`);

function section({ file, at, commit, promises, errors }: ProvedArea, on: string | null): string[] {
  const seconds = promises.reduce((sum, one) => sum + one.seconds, 0);
  const machine = on ? `, machine ${on}` : '';
  return [
    `## ${title(file)}`,
    '',
    `\`npm run proof -- ${nameOf(file)}\` · ${day.format(new Date(at))} UTC, commit ${commit}${machine}, ${duration(seconds)}`,
    '',
    ...errors.map((error) => `- **Failed**: ${error}`),
    ...promises.flatMap(item),
    '',
  ];
}

function item({ name, state, seconds, figures, why }: Promised): string[] {
  const note = { held: duration(seconds), failed: `**failed**: ${why}`, 'not proved': `**not proved here**: ${why}` }[
    state
  ];
  return [`- ${sentence(name)} (${note})`, ...figures.map((figure) => `  - ${figure}`)];
}

const sentence = (name: string) => {
  const text = name.split(' > ').join(': ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const duration = (seconds: number) => {
  if (seconds >= 90) return `${Math.round(seconds / 60)} min`;
  return seconds >= 10 ? `${Math.round(seconds)} s` : `${seconds.toFixed(1)} s`;
};

const nameOf = (file: string) => basename(file, '.proof.ts');

const title = (file: string) => siteTitles[nameOf(file)] ?? sentence(nameOf(file).replaceAll('-', ' '));

const anchor = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

const elsewhere = [
  '## Measured elsewhere',
  '',
  'These print tables with a baseline from the same run. [bench/README.md](../bench/README.md) says what each measures and its goals.',
  '',
  '- `npm run bench`: browsing at 1,000, 100,000 and 1,000,000 cars, compared with bare servers on the same statements.',
  '- `npm run bench:hot`: what every visitor requests, including pages, compared with a lean server.',
  '- `npm run bench:peers`: the same cars in Forecourt, a bare server, Payload and Directus.',
  '- `npm run bench:messages`, `npm run bench:inbox`, `npm run bench:imports`, `npm run bench:portal`, `npm run bench:staff`: the other parts of the site.',
  '- `npm run lighthouse`: Lighthouse with phone settings, compared with a bare page.',
  '- `npm run mutants`: how many mutants the tests notice.',
];
