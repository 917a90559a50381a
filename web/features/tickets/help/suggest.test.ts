import { expect, test } from 'vitest';
import { helpAnswers } from '@forecourt/contract/help/help-answers.ts';
import { suggest } from './suggest.ts';

const ids = (subject: string, description = '') => suggest(subject, description).map(({ id }) => id);

test.each([
  ['My payment is still pending', 'pending'],
  ['uploading photos fails', 'photos'],
  ['PNG image rejected', 'photos'],
  ['How do I renew my expired listing?', 'expired'],
  ['I want to feature my car', 'featured'],
  ['Somebody is harassing me', 'block'],
  ['scammer', 'report'],
  ['change my routing number', 'profile'],
  ['I got banned', 'suspended'],
  ['switch character', 'characters'],
  ['dealership membership', 'dealer'],
  ['How do I become a dealer and pay', 'become-dealer'],
  ['apply for a dealership', 'become-dealer'],
  ['I want a refund', 'refund'],
  ['Charged twice, give me my money back', 'refund'],
  ['delete my account', 'close-account'],
  ['How can I close my account?', 'close-account'],
  ['I deleted a listing by mistake', 'delete'],
])('“%s” finds its answer first', (subject, id) => {
  expect(ids(subject)[0]).toBe(id);
});

test('nothing is suggested for topics without an answer', () => {
  expect(ids('')).toEqual([]);
  expect(ids('Hello', 'I have a question about something.')).toEqual([]);
  expect(ids('1234 !!!')).toEqual([]);
  expect(ids('A thought', 'It came to me when the day ended, with more and more people in town.')).toEqual([]);
});

test('at most three answers are suggested', () => {
  const everything = helpAnswers.flatMap(({ about }) => about).join(' ');
  expect(suggest(everything, everything).length).toBeLessThanOrEqual(3);
});

test('the description counts if the subject matches nothing', () => {
  expect(ids('Question', 'my photo was refused')[0]).toBe('photos');
});
