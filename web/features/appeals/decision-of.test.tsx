import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Decision } from '@forecourt/contract/appeals/appeals.ts';
import { decisions } from '@forecourt/contract/appeals/decisions.ts';
import { aDecision, decisionAnswer, openAppeal } from '../../testing/appeals.ts';
import { showPiece } from '../../testing/show-piece.tsx';
import { DecisionOf } from './decision-of.tsx';

const open = (decision: Decision | null) =>
  showPiece(<DecisionOf target="car" id={5} userId={11} fallback={<p>Only the banner</p>} />, {
    'appeals.decision': decisionAnswer(decision),
    'appeals.open': decisionAnswer({ ...aDecision, may_appeal: false, appeal: openAppeal }),
  });
const card = () => screen.findByRole('region', { name: 'What our staff decided' });

test('says what was decided, why, since when and what it means; what is written is kept and sent once', async () => {
  const { user, asked, answers } = open(aDecision);
  const shown = within(await card());
  expect(shown.getByRole('heading', { name: 'Staff removed this listing' })).toBeTruthy();
  expect(shown.getByText('The photos show another car')).toBeTruthy();
  expect(shown.getByText(decisions.remove_car.meaning)).toBeTruthy();
  await user.click(shown.getByRole('button', { name: 'Appeal this decision' }));
  const text = await screen.findByRole('textbox', { name: /decided differently/ });
  await user.type(text, 'No');
  await user.click(screen.getByRole('button', { name: 'Send appeal' }));
  expect(await screen.findByText('Please say in a sentence or two what is not right')).toBeTruthy();
  await user.type(text, ', they show this very car');
  expect(localStorage.getItem('forecourt.appeal.11.31')).toBe('No, they show this very car');
  answers['appeals.decision'] = decisionAnswer({ ...aDecision, may_appeal: false, appeal: openAppeal });
  await user.click(screen.getByRole('button', { name: 'Send appeal' }));
  expect(await screen.findByText(/Your appeal is with our staff\. Somebody who had no part/)).toBeTruthy();
  expect(asked.filter(({ name }) => name === 'appeals.open').map(({ body }) => body)).toEqual([
    { decision_id: 31, statement: 'No, they show this very car' },
  ]);
  expect(localStorage.getItem('forecourt.appeal.11.31')).toBeNull();
  expect(screen.getByRole('link', { name: 'Open the ticket of your appeal' }).getAttribute('href')).toBe('/support/42');
});

test('what was written is there again; who was too late keeps it and reads why', async () => {
  localStorage.setItem('forecourt.appeal.11.31', 'They show this very car');
  const { user, answers } = open(aDecision);
  answers['appeals.open'] = { fails: 'appealed_already' };
  await user.click(within(await card()).getByRole('button', { name: 'Appeal this decision' }));
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /decided differently/ });
  expect(text.value).toBe('They show this very car');
  await user.click(screen.getByRole('button', { name: 'Send appeal' }));
  expect(await screen.findByText(/appealed already, which is possible once/)).toBeTruthy();
  expect(text.value).toBe('They show this very car');
  localStorage.clear();
});

test.each([
  ['upheld', 'Appeal: decision stays'],
  ['changed', 'Appeal: decision changed'],
  ['withdrawn', 'Appeal taken back'],
] as const)('an appeal that was %s says so, and there is no second one', async (status, tag) => {
  open({ ...aDecision, may_appeal: false, appeal: { ...openAppeal, status, outcome_reason: 'We saw the papers' } });
  const shown = within(await card());
  expect(shown.getByText(tag)).toBeTruthy();
  expect(shown.getByText(/We saw the papers/)).toBeTruthy();
  expect(shown.queryByRole('button', { name: 'Appeal this decision' })).toBeNull();
});

test('who of a team may not appeal reads who may; without a decision there is what stood here before', async () => {
  open({ ...aDecision, kind: 'suspend_dealer', target_type: 'dealer', may_appeal: false });
  expect(within(await card()).getByText(/owner or an administrator of your team can appeal/)).toBeTruthy();
});

test('without a decision there is what stood here before', async () => {
  open(null);
  expect(await screen.findByText('Only the banner')).toBeTruthy();
});
