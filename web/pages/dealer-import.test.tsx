import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Import, ImportProgress, ImportRow } from '@forecourt/contract/imports/imports.ts';
import type { TeamRole } from '@forecourt/contract/access/team-rights.ts';
import { downloadCsv } from '../lib/download.ts';
import type { Answers } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { maria, signedIn } from '../testing/people.ts';

vi.mock('../lib/download.ts', () => ({ downloadCsv: vi.fn() }));

const row = (number: number, more: Partial<ImportRow> = {}): ImportRow => ({
  number,
  name: `Car ${number}`,
  kind: 'ready',
  note: null,
  problems: [],
  outcome: null,
  car_id: null,
  ...more,
});
const looked = (more: Partial<Import> = {}): Import => ({
  id: 5,
  file_name: 'lot.csv',
  done: 0,
  of: 3,
  outcomes: {},
  lists_now: null,
  created_at: '2026-11-16T08:00:00Z',
  finished_at: null,
  rows: [
    row(2),
    row(3),
    row(4, { kind: 'draft', note: 'It can only be a draft for now: price is missing.' }),
    row(5, { kind: 'known', note: 'This row was already imported.' }),
    row(6, { kind: 'bad', problems: [{ column: 'price', sentence: '“dear” is not a number.' }] }),
  ],
  notes: ['“VIN”: this column is not known here and left out.'],
  nearly: 0,
  room: { slots: 1, drafts: 9, why_not_live: null },
  ...more,
});
const progress = (done: number, more: Partial<ImportProgress> = {}): ImportProgress => {
  const { rows: _rows, notes: _notes, nearly: _nearly, room: _room, ...rest } = looked({ done, lists_now: false });
  return { ...rest, ...more };
};
const answer = (found: Import) => ({ success: true as const, import: found });

function open(answers: Answers = {}, { role = 'owner', at = 'new' }: { role?: TeamRole; at?: string } = {}) {
  return openApp(`/dealer/inventory?import=${at}`, {
    ...signedIn({ ...maria, team_role: role }),
    'imports.unfinished': { success: true, import: null },
    'imports.check': answer(looked()),
    'imports.get': answer(looked()),
    ...answers,
  });
}
const file = () => new File(['make,model'], 'lot.csv', { type: 'text/csv' });
const tile = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling!.textContent;

async function lookAt(answers: Answers = {}) {
  const opened = open(answers);
  await opened.user.upload(await screen.findByLabelText('Select a CSV file'), file());
  await screen.findByText('lot.csv');
  return opened;
}

test('offers the template and explains each column', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Download the template' }));
  expect(vi.mocked(downloadCsv).mock.calls[0]).toEqual([
    'cars-template.csv',
    expect.stringContaining('make,model,year'),
  ]);
  expect(screen.getByText('body_class')).toBeTruthy();
});

test('an unreadable file says why, and another can be selected', async () => {
  const { user, answers } = open({ 'imports.check': { fails: 'import_unreadable', words: { why: 'This is a PDF.' } } });
  await user.upload(await screen.findByLabelText('Select a CSV file'), file());
  expect((await screen.findByRole('alert')).textContent).toBe('This is a PDF.');
  Object.assign(answers, { 'imports.check': answer(looked()) });
  await user.upload(screen.getByLabelText('Select a CSV file'), file());
  expect(await screen.findByText('lot.csv')).toBeTruthy();
});

test('each row has a result before anything is imported, and changing options updates it right away', async () => {
  const { user, asked, here } = await lookAt();
  expect(here()).toBe('/dealer/inventory?import=5');
  expect([tile('Will go live'), tile('Will be drafts')]).toEqual(['0', '3']);
  await user.click(screen.getByRole('radio', { name: /List them now/ }));
  expect([tile('Will go live'), tile('Will be drafts')]).toEqual(['1', '2']);
  const rows = within(screen.getByRole('region', { name: 'Rows' }));
  expect(rows.getByText('“dear” is not a number.')).toBeTruthy();
  await user.click(rows.getByRole('button', { name: 'To fix 1' }));
  expect(rows.queryByText('Car 2')).toBeNull();
  expect(rows.getByText('Car 6')).toBeTruthy();
  expect(screen.getByText(/“VIN”: this column/)).toBeTruthy();
  expect(asked.filter(({ name }) => name === 'imports.run')).toEqual([]);
});

test('says in advance if there aren’t enough slots', async () => {
  await lookAt({
    'imports.check': answer(looked({ room: { slots: 0, drafts: 2, why_not_live: 'You are not active' } })),
  });
  expect(screen.getByText(/1 car won’t fit/)).toBeTruthy();
  expect(screen.getByText('You are not active.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /List them now/ }).disabled).toBe(true);
  expect(screen.getByRole('button', { name: 'Import 2 cars' })).toBeTruthy();
});

test('continues until everything is written, and links to the drafts', async () => {
  const steps = [
    progress(1),
    progress(2),
    progress(3, { finished_at: '2026-11-16T08:01:00Z', outcomes: { draft: 3 } }),
  ];
  const { user, asked } = await lookAt({
    'imports.run': () => Promise.resolve({ success: true as const, progress: steps.shift()! }),
  });
  await user.click(screen.getByRole('button', { name: 'Import 3 cars' }));
  expect(await screen.findByText('3 cars imported as drafts.')).toBeTruthy();
  expect(asked.filter(({ name }) => name === 'imports.run').map(({ body }) => body)).toEqual(
    [1, 2, 3].map(() => ({ dealer_id: maria.dealer_account_id, id: 5, lists_now: false })),
  );
  expect(screen.getByRole('link', { name: 'Show drafts' }).getAttribute('href')).toBe('/dealer/inventory?status=draft');
});

test('if refused halfway, it says why and resumes where it stopped', async () => {
  const steps: (ImportProgress | 'refused')[] = [
    progress(1),
    'refused',
    progress(3, { finished_at: '2026-11-16T08:01:00Z', outcomes: { draft: 3 } }),
  ];
  const { user } = await lookAt({
    'imports.run': () => {
      const step = steps.shift()!;
      return Promise.resolve(
        step === 'refused' ? { fails: 'not_allowed' } : { success: true as const, progress: step },
      );
    },
  });
  await user.click(screen.getByRole('button', { name: 'Import 3 cars' }));
  expect((await screen.findByRole('alert')).textContent).toBe('You’re not allowed to do this');
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Resume' }));
  expect(await screen.findByText('3 cars imported as drafts.')).toBeTruthy();
});

test('an unfinished import can be resumed or dropped', async () => {
  const { user, here, asked } = open({
    'imports.unfinished': { success: true, import: progress(1) },
    'imports.stop': { success: true },
    'imports.get': answer(looked({ done: 1, lists_now: true })),
  });
  await user.click(await screen.findByRole('button', { name: 'Skip the rest' }));
  await waitFor(() => expect(asked.find(({ name }) => name === 'imports.stop')?.body).toMatchObject({ id: 5 }));
  await user.click(await screen.findByRole('button', { name: 'Resume import' }));
  expect(await screen.findByText('1 of 3 rows imported')).toBeTruthy();
  expect(here()).toBe('/dealer/inventory?import=5');
  expect(screen.queryByRole('radio')).toBeNull();
});

test('similar names are mapped as the user says, while the file is loaded', async () => {
  const { user, asked } = await lookAt({ 'imports.check': answer(looked({ nearly: 2 })) });
  await user.click(screen.getByRole('button', { name: 'Use our spelling' }));
  await waitFor(() => expect(asked.filter(({ name }) => name === 'imports.check')).toHaveLength(2));
  const sent = asked.findLast(({ name }) => name === 'imports.check')!.body as FormData;
  expect([sent.get('spelling'), (sent.get('file') as File).name]).toEqual(['ours', 'lot.csv']);
});

test('the rows to fix can be downloaded as a file', async () => {
  const { user } = await lookAt({ 'imports.problems': { success: true, filename: 'lot-to-fix.csv', csv: 'x' } });
  await user.click(screen.getByRole('button', { name: 'Download the 1 row to fix' }));
  await waitFor(() => expect(vi.mocked(downloadCsv)).toHaveBeenCalledWith('lot-to-fix.csv', 'x'));
});

test('an import that no longer exists goes back to the start', async () => {
  const { user, here } = open({ 'imports.get': null }, { at: '9' });
  await user.click(await screen.findByRole('button', { name: 'Select a file' }));
  await waitFor(() => expect(here()).toBe('/dealer/inventory?import=new'));
});
