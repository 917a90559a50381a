import { expect, test } from 'vitest';
import { pictureOf } from '../../testing/tickets.ts';
import { answerDraft, newTicketDraft } from './kept-draft.ts';

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
