import { expect, test } from 'vitest';
import { pictureOf } from '../../testing/tickets.ts';
import { answerDraft, newTicketDraft } from './ticket-draft.ts';

const hour = 3_600_000;

test('a draft is restored only for its user and ticket', () => {
  answerDraft(11, 42).write({ texts: { content: 'Half a sentence' }, pictures: [pictureOf(1)] }, 0);
  expect(answerDraft(11, 42).read(hour)).toEqual({ texts: { content: 'Half a sentence' }, pictures: [pictureOf(1)] });
  expect(answerDraft(12, 42).read(hour).texts).toEqual({});
  expect(answerDraft(11, 43).read(hour).texts).toEqual({});
  expect(newTicketDraft(11).read(hour).texts).toEqual({});
});

test('pictures the server has deleted aren’t restored, but the text is', () => {
  newTicketDraft(11).write({ texts: { subject: 'Old' }, pictures: [pictureOf(1)] }, 0);
  expect(newTicketDraft(11).read(25 * hour)).toEqual({ texts: { subject: 'Old' }, pictures: [] });
});

test('empty drafts aren’t saved, and unreadable ones count as empty', () => {
  newTicketDraft(11).write({ texts: { subject: 'x' }, pictures: [] }, 0);
  newTicketDraft(11).write({ texts: { subject: '  ' }, pictures: [] }, 0);
  expect(localStorage).toHaveLength(0);
  localStorage.setItem('forecourt.ticket-draft.11.new', '{"texts":7,"pictures":[{"id":"1"}],"keptAt":0}');
  expect(newTicketDraft(11).read(0)).toEqual({ texts: {}, pictures: [] });
});

test('a draft cleared before it could be sent, as on sign-out, isn’t stored again', () => {
  const draft = answerDraft(11, 42);
  draft.write({ texts: { content: 'Private' }, pictures: [] }, 0);
  localStorage.clear();
  expect(draft.idFor({ content: 'Private' })).not.toBe(draft.idFor({ content: 'Private' }));
  expect(localStorage).toHaveLength(0);
});

test('a sent draft is cleared, unless it was replaced by new text', () => {
  const draft = answerDraft(11, 42);
  draft.write({ texts: { content: 'Sent, and more' }, pictures: [] }, 0);
  draft.arrived({ content: 'Sent' });
  expect(draft.read(0).texts).toEqual({ content: 'Sent, and more' });
  draft.arrived({ content: 'Sent, and more' });
  expect(localStorage).toHaveLength(0);
});
