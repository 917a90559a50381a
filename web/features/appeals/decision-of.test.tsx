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
const card = () => screen.findByRole('region', { name: 'Staff decision' });

test('shows the decision, its reason, date and effect, and sends an appeal once', async () => {
  const { user, asked, answers } = open(aDecision);
  const shown = within(await card());
  expect(shown.getByRole('heading', { name: 'Staff removed this listing' })).toBeTruthy();
  expect(shown.getByText('The photos show another car')).toBeTruthy();
  expect(shown.getByText(decisions.remove_car.meaning)).toBeTruthy();
  await user.click(shown.getByRole('button', { name: 'Appeal this decision' }));
  const text = await screen.findByRole('textbox', { name: /change this decision/ });
  await user.type(text, 'No');
  await user.click(screen.getByRole('button', { name: 'Send appeal' }));
  expect(await screen.findByText('Please tell us in a sentence or two what’s wrong')).toBeTruthy();
  await user.type(text, ', they show this very car');
  expect(localStorage.getItem('forecourt.appeal.11.31')).toBe('No, they show this very car');
  answers['appeals.decision'] = decisionAnswer({ ...aDecision, may_appeal: false, appeal: openAppeal });
  await user.click(screen.getByRole('button', { name: 'Send appeal' }));
  expect(await screen.findByText(/We’ve received your appeal\. Someone who wasn’t involved/)).toBeTruthy();
  expect(asked.filter(({ name }) => name === 'appeals.open').map(({ body }) => body)).toEqual([
    { decision_id: 31, statement: 'No, they show this very car' },
  ]);
  expect(localStorage.getItem('forecourt.appeal.11.31')).toBeNull();
  expect(screen.getByRole('link', { name: 'Open your appeal’s ticket' }).getAttribute('href')).toBe('/support/42');
});

test('a draft is restored, and stays with an explanation if someone has already appealed', async () => {
  localStorage.setItem('forecourt.appeal.11.31', 'They show this very car');
  const { user, answers } = open(aDecision);
  answers['appeals.open'] = { fails: 'appealed_already' };
  await user.click(within(await card()).getByRole('button', { name: 'Appeal this decision' }));
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /change this decision/ });
  expect(text.value).toBe('They show this very car');
  await user.click(screen.getByRole('button', { name: 'Send appeal' }));
  expect(await screen.findByText(/has already been appealed\. You can only appeal once/)).toBeTruthy();
  expect(text.value).toBe('They show this very car');
  localStorage.clear();
});

test.each([
  ['upheld', 'Appeal: decision upheld'],
  ['changed', 'Appeal: decision changed'],
  ['withdrawn', 'Appeal withdrawn'],
] as const)('an appeal that was %s says so and can’t be repeated', async (status, tag) => {
  open({ ...aDecision, may_appeal: false, appeal: { ...openAppeal, status, outcome_reason: 'We saw the papers' } });
  const shown = within(await card());
  expect(shown.getByText(tag)).toBeTruthy();
  expect(shown.getByText(/We saw the papers/)).toBeTruthy();
  expect(shown.queryByRole('button', { name: 'Appeal this decision' })).toBeNull();
});

test('a team member who can’t appeal reads who can', async () => {
  open({ ...aDecision, kind: 'suspend_dealer', target_type: 'dealer', may_appeal: false });
  expect(within(await card()).getByText(/Your team’s owner or an administrator can appeal/)).toBeTruthy();
});

test.each([
  ['line', 1],
  ['short', 0],
] as const)('in a list, the look %s shows the reason as often as the list needs it', async (look, times) => {
  showPiece(<DecisionOf target="sale" id={5} userId={11} look={look} />, {
    'appeals.decision': decisionAnswer({ ...aDecision, kind: 'exclude_sale', target_type: 'sale' }),
  });
  const shown = within(await card());
  expect(shown.getByText(/Staff excluded this sale from the price guide/)).toBeTruthy();
  expect(shown.queryAllByText('The photos show another car')).toHaveLength(times);
});

test('without a decision the fallback is shown', async () => {
  open(null);
  expect(await screen.findByText('Only the banner')).toBeTruthy();
});
