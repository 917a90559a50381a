import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AppealAtDesk } from '@forecourt/contract/appeals/appeals.ts';
import { anAppealAtDesk, aSuspension } from '../../../testing/appeals.ts';
import { deskAnswers, mia, sam, threadOf } from '../../../testing/desk.ts';
import type { Answers, Asked } from '../../../testing/fake-server.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { signedIn } from '../../../testing/people.ts';

const atDesk = (more: Partial<AppealAtDesk>) => ({
  success: true as const,
  appeal: { ...anAppealAtDesk, ...more },
});
const open = (who: typeof mia, more: Partial<AppealAtDesk> = {}, ticket: object = {}, answers: Answers = {}) =>
  openApp('/staff/tickets?ticket=42', {
    ...signedIn(who),
    ...deskAnswers,
    'tickets.staffTicket': { success: true, ticket: threadOf({ is_appeal: true, ...ticket }) },
    'appeals.forStaff': atDesk(more),
    ...answers,
  });
const panel = async () => within(await screen.findByRole('region', { name: 'Appealed decision' }));
const decided = (asked: Asked[]) => asked.filter(({ name }) => name === 'appeals.decide').map(({ body }) => body);

test('the desk shows who decided what and why, and authorised staff reverse it with a reason', async () => {
  const { user, asked, answers } = open(mia, {}, {}, { 'appeals.decide': { fails: 'internal' } });
  const shown = await panel();
  expect(shown.getByRole('heading', { name: 'Listing removed' })).toBeTruthy();
  expect(shown.getByRole('link', { name: '2021 Karin Sultan' }).getAttribute('href')).toBe('/car/5');
  expect(shown.getByText(/Mia Stone/)).toBeTruthy();
  expect(shown.getByText('The photos show another car')).toBeTruthy();
  expect(shown.getByText('Status').nextElementSibling?.textContent).toBe('activeremoved');
  expect(shown.getByRole('button', { name: 'Flag instead of remove' })).toBeTruthy();
  expect(shown.getByRole('button', { name: 'Uphold the decision' })).toBeTruthy();
  await user.click(shown.getByRole('button', { name: 'Reverse the decision' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reverse the decision' }));
  await user.click(await dialog.findByRole('button', { name: 'Reverse the decision' }));
  expect(await dialog.findByText('Please give a reason')).toBeTruthy();
  await user.type(dialog.getByLabelText(/^Reason/), 'It is this car');
  await user.click(dialog.getByRole('button', { name: 'Reverse the decision' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('We couldn’t save your decision. Please try again.');
  const reversed = atDesk({
    may_decide: false,
    decided_by_name: 'Mia Stone',
    appeal: { ...anAppealAtDesk.appeal, status: 'reversed', outcome_reason: 'It is this car' },
  });
  answers['appeals.decide'] = { ...reversed, undone: true };
  answers['appeals.forStaff'] = reversed;
  await user.click(dialog.getByRole('button', { name: 'Reverse the decision' }));
  expect(await screen.findByText('Decision reversed')).toBeTruthy();
  expect(decided(asked).at(-1)).toEqual({ id: 4, outcome: 'reverse', reason: 'It is this car' });
  expect(await (await panel()).findByText('Appeal: decision reversed')).toBeTruthy();
});

test('a suspension can be shortened, and a server error about the time is shown at its field', async () => {
  const { id, kind, target_type, target_id, until } = aSuspension;
  const { user, asked } = open(
    mia,
    { id, kind, target_type, target_id, until },
    {},
    {
      'appeals.decide': { fails: 'bad_input', fields: { until: ['Please choose a time that is still to come'] } },
    },
  );
  await user.click((await panel()).getByRole('button', { name: 'Shorten suspension' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Shorten suspension' }));
  await user.type(await dialog.findByLabelText(/^Reason/), 'A week is enough');
  await user.type(dialog.getByLabelText(/^Ends/), '2026-11-20T10:00');
  await user.click(dialog.getByRole('button', { name: 'Shorten suspension' }));
  expect(await dialog.findByText('Please choose a time that is still to come')).toBeTruthy();
  const end = new Date('2026-11-20T10:00').toISOString();
  expect(decided(asked)).toEqual([{ id: 4, outcome: 'change', reason: 'A week is enough', until: end }]);
});

test('staff who made the decision see why they can’t rule on it, and get no buttons', async () => {
  const why_not = 'You made this decision, so a colleague has to handle the appeal.';
  open(sam, { may_decide: false, why_not, deciders: 0 }, { is_decider: true, transitions: [] });
  const shown = await panel();
  expect(shown.getByText(why_not)).toBeTruthy();
  expect(shown.getByText(/No one else on staff can decide this right now/)).toBeTruthy();
  expect(shown.queryByRole('button')).toBeNull();
  expect(screen.getByText(/so a colleague will handle this ticket/)).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: /^Reply to/ })).toBeNull();
});

test('a decision that is no longer in effect can’t be changed', async () => {
  open(mia, { stands: false });
  const shown = await panel();
  expect(shown.getByText(/This decision is no longer in effect/)).toBeTruthy();
  expect(shown.queryByRole('button', { name: 'Flag instead of remove' })).toBeNull();
  expect(shown.getByRole('button', { name: 'Reverse the decision' })).toBeTruthy();
});
