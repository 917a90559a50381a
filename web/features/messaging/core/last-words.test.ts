import { expect, test } from 'vitest';
import type { ConversationEntry } from '@forecourt/contract/messaging/message-shapes.ts';
import { anEntry } from '../../../testing/conversations.ts';
import { johnny, kenji } from '../../../testing/people.ts';
import { lastWords } from './last-words.ts';

type Said = NonNullable<ConversationEntry['last_message']>;
const said = (more: Partial<Said>, entry: Partial<ConversationEntry> = {}): ConversationEntry => ({
  ...anEntry,
  ...entry,
  last_message: { ...anEntry.last_message!, content: 'A little, for cash.', ...more },
});
const words = (entry: ConversationEntry) => lastWords(entry, johnny.id);

test('one’s own words are "You", the other person’s stand alone', () => {
  expect(words(said({ sender_id: johnny.id }))).toBe('You: A little, for cash.');
  expect(words(said({}))).toBe('A little, for cash.');
});

test('in a dealer’s inbox a colleague’s words carry their first name, the buyer’s do not', () => {
  const ofDealer = { company_name: 'Eclipse Motors', other_user_id: kenji.id };
  const colleague = { sender_id: 77, sender_name: 'Dev Okafor', company_name: 'Eclipse Motors' };
  expect(words(said(colleague, ofDealer))).toBe('Dev: A little, for cash.');
  expect(words(said({}, ofDealer))).toBe('A little, for cash.');
});

test('to a buyer the dealer is one', () => {
  const toDealer = { company_name: 'Eclipse Motors', other_user_id: null };
  const ofTeam = { sender_id: 77, sender_name: 'Dev Okafor', company_name: 'Eclipse Motors' };
  expect(words(said(ofTeam, toDealer))).toBe('A little, for cash.');
});

test('in a group everybody is named, also who did something', () => {
  const group = { conversation_type: 'group', other_user_id: null } as const;
  expect(words(said({}, group))).toBe('Kenji: A little, for cash.');
  expect(words(said({ message_type: 'event', content: 'added Ada Moreau' }, group))).toBe('Kenji added Ada Moreau');
  expect(words(said({ message_type: 'event', content: 'left the group', sender_id: johnny.id }, group))).toBe(
    'You left the group',
  );
});
