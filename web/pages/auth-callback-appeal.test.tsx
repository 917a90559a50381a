import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { DecisionAtSignIn } from '@forecourt/contract/appeals/appeals.ts';
import { aSuspension, openAppeal } from '../testing/appeals.ts';
import { openApp } from '../testing/open-app.tsx';
import { signedOut } from '../testing/people.ts';
import { staffAnswer } from '../testing/tickets.ts';

const restriction = { reason: 'Real-money trading', until: '2026-12-01T17:30:00.000Z', appeal_token: 'sealed' };
const shown = (decision: DecisionAtSignIn) => ({ success: true as const, decision });
const appealed: DecisionAtSignIn = { ...aSuspension, may_appeal: false, may_answer: true, appeal: openAppeal };
let code = 0;
const open = (decision: DecisionAtSignIn) =>
  openApp(`/auth/callback?code=appeal${(code += 1)}&state=s`, {
    ...signedOut,
    exchangeToken: { access_token: 'opaque', token_type: 'Bearer', expires_in: 600 },
    gameUser: { user: { id: 5, username: 'jp' } },
    characters: { characters: [{ id: 501, name: 'Johnny Pearson', avatar_url: null }] },
    authenticate: { fails: 'account_suspended', restriction },
    'appeals.atSignIn': shown(decision),
  });
const card = () => screen.findByRole('region', { name: 'Staff decision' });
beforeEach(() => localStorage.clear());

test('a refused user reads the decision and appeals it there, using only what the refusal provided', async () => {
  const { user, asked, answers } = open(aSuspension);
  const decision = within(await card());
  expect(screen.getByRole('heading', { name: 'Johnny Pearson is suspended' })).toBeTruthy();
  expect(decision.getByText('Real-money trading')).toBeTruthy();
  expect(decision.getByText('Until')).toBeTruthy();
  await user.click(decision.getByRole('button', { name: 'Appeal this decision' }));
  await user.type(decision.getByRole('textbox'), 'I never took real money');
  answers['appeals.openAtSignIn'] = { fails: 'no_appeal_token' };
  await user.click(decision.getByRole('button', { name: 'Send appeal' }));
  expect(await decision.findByText(/Please log in again\. What you wrote is saved here/)).toBeTruthy();
  expect(decision.getByRole('link', { name: 'Log in again' }).getAttribute('href')).toMatch(/^\/login/);
  expect(localStorage.getItem('forecourt.appeal.11.31')).toBe('I never took real money');
  answers['appeals.openAtSignIn'] = shown(appealed);
  await user.click(decision.getByRole('button', { name: 'Send appeal' }));
  expect(await decision.findByText(/We’ve received your appeal/)).toBeTruthy();
  expect(asked.filter(({ name }) => name === 'appeals.openAtSignIn').at(-1)).toMatchObject({
    body: { decision_id: 31, statement: 'I never took real money' },
    bearer: 'Bearer sealed',
  });
  expect(localStorage.getItem('forecourt.appeal.11.31')).toBeNull();
});

test('a returning user reads the staff replies and adds to the appeal, and a repeated send counts once', async () => {
  const { user, asked, answers } = open({ ...appealed, responses: [staffAnswer] });
  const decision = within(await card());
  const [own, theirs] = within(decision.getByRole('list', { name: 'Messages' })).getAllByRole('listitem');
  expect(own?.textContent).toContain('They show this very car');
  expect(theirs?.textContent).toMatch(/^Our staff.*Which reference does the bank show\?$/);
  await user.type(decision.getByRole('textbox', { name: 'Add a message' }), 'TX-7');
  answers['appeals.answerAtSignIn'] = 'offline';
  await user.click(decision.getByRole('button', { name: 'Send' }));
  expect(await decision.findByRole('alert')).toBeTruthy();
  const own2 = { ...staffAnswer, id: 8, is_staff: false, content: 'TX-7' };
  answers['appeals.answerAtSignIn'] = shown({ ...appealed, responses: [staffAnswer, own2] });
  await user.click(decision.getByRole('button', { name: 'Send' }));
  expect(await decision.findByText('TX-7', { selector: 'p' })).toBeTruthy();
  const sent = asked.filter(({ name }) => name === 'appeals.answerAtSignIn').map(({ body }) => body);
  expect(sent).toHaveLength(2);
  expect(sent[0]).toEqual(sent[1]);
});

test('a rejected appeal says so with the reason, and nothing more can be sent', async () => {
  const appeal = { ...openAppeal, status: 'upheld' as const, outcome_reason: 'The bank shows three payments' };
  open({ ...aSuspension, may_appeal: false, appeal });
  const decision = within(await card());
  expect(decision.getByText(/it stays in place/)).toBeTruthy();
  expect(decision.getByText(/The bank shows three payments/)).toBeTruthy();
  expect(decision.queryByRole('button')).toBeNull();
});
