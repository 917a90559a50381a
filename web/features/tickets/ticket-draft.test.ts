import { expect, test } from 'vitest';
import { pictureOf } from '../../testing/tickets.ts';
import { answerDraft, newTicketDraft } from './ticket-draft.ts';

const hour = 3_600_000;

test('what was typed comes back, for its person and ticket only', () => {
  answerDraft(11, 42).write({ texts: { content: 'Half a sentence' }, pictures: [pictureOf(1)] }, 0);
  expect(answerDraft(11, 42).read(hour)).toEqual({ texts: { content: 'Half a sentence' }, pictures: [pictureOf(1)] });
  expect(answerDraft(12, 42).read(hour).texts).toEqual({});
  expect(answerDraft(11, 43).read(hour).texts).toEqual({});
  expect(newTicketDraft(11).read(hour).texts).toEqual({});
});

test('a picture the server has swept by then does not come back, the text does', () => {
  newTicketDraft(11).write({ texts: { subject: 'Old' }, pictures: [pictureOf(1)] }, 0);
  expect(newTicketDraft(11).read(25 * hour)).toEqual({ texts: { subject: 'Old' }, pictures: [] });
});

test('nothing is kept of nothing, and what cannot be read counts as nothing', () => {
  newTicketDraft(11).write({ texts: { subject: 'x' }, pictures: [] }, 0);
  newTicketDraft(11).write({ texts: { subject: '  ' }, pictures: [] }, 0);
  expect(localStorage).toHaveLength(0);
  localStorage.setItem('forecourt.ticket-draft.11.new', '{"texts":7,"pictures":[{"id":"1"}],"keptAt":0}');
  expect(newTicketDraft(11).read(0)).toEqual({ texts: {}, pictures: [] });
});

test('what was taken from the device before it could be sent, as signing out does, is not written there again', () => {
  const draft = answerDraft(11, 42);
  draft.write({ texts: { content: 'Private' }, pictures: [] }, 0);
  localStorage.clear();
  expect(draft.idFor({ content: 'Private' })).not.toBe(draft.idFor({ content: 'Private' }));
  expect(localStorage).toHaveLength(0);
});

test('what arrived is gone; what was written in its place meanwhile is not', () => {
  const draft = answerDraft(11, 42);
  draft.write({ texts: { content: 'Sent, and more' }, pictures: [] }, 0);
  draft.arrived({ content: 'Sent' });
  expect(draft.read(0).texts).toEqual({ content: 'Sent, and more' });
  draft.arrived({ content: 'Sent, and more' });
  expect(localStorage).toHaveLength(0);
});
